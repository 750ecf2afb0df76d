import {
  benefit,
  type Entitlement,
  fortnightly,
  fourWeekly,
  monthly,
  pension,
  student,
  termly,
  weekly,
} from "../second/entitlements.ts";
import type { Nation } from "../second/labels.ts";

const everywhereInTheUk = [
  benefit("HMRC CHB PAYMENT", "{n}", fourWeekly(104, 270)),
  benefit("HMRC", "{n} CHB", fourWeekly(104, 270)),
  pension("STATE PENSION", "DWP {n}", fourWeekly(610, 980)),
  pension("DWP RETIREMENT PEN", "{n}", fourWeekly(610, 980)),
  pension("NHSBSA PENSIONS", "{n}", monthly(350, 1900)),
  pension("CIVIL SERVICE PENS", "{n}", monthly(400, 2000)),
  pension("WYPF PENSION", "{n}", monthly(180, 1400)),
  pension("AVON PENSION FUND", "{m}", monthly(180, 1400)),
  pension("CANADA LIFE ANNTY", "{n}", monthly(60, 580)),
  pension("JUST ANNUITY", "{n}", monthly(60, 580)),
  pension("ROTHESAY PENSIONS", "{n}", monthly(150, 1200)),
  pension("AEGON PENSION", "DRAWDOWN {n}", monthly(150, 1200)),
  pension("MINEWORKERS PENSION", "{n}", monthly(120, 620)),
  pension("BRITISH STEEL PENS", "{n}", monthly(300, 1300)),
  pension("JLP PENSIONS TRUST", "{n}", monthly(150, 900)),
  pension("BARCLAYS PENSION FD", "{m}", monthly(400, 2100)),
];

const english = [
  benefit("DWP UC", "{n}PAA", monthly(310, 1650)),
  benefit("DWP UNI CREDIT", "{n}", monthly(310, 1650)),
  benefit("DWP PIP", "{n} DLA PIP", fourWeekly(290, 760)),
  benefit("DWP INCOME SUPPORT", "{n}", fortnightly(150, 260)),
  benefit("DWP NSESA", "{n}", fortnightly(180, 300)),
  benefit("DWP JSA NS", "{n}", fortnightly(140, 190)),
  benefit("DWP PENSION CR", "{n}", weekly(35, 230)),
  benefit("DWP MAT ALLOWANCE", "{n}", fortnightly(340, 380)),
  benefit("CORNWALL HSG BEN", "{n}", fourWeekly(280, 880)),
  benefit("BRADFORD MDC HB", "{n}", fortnightly(160, 440)),
  student("SLC MAINTENANCE", "{n}", termly(1250, 3700)),
  student("STUDENT FINANCE", "SLC {n}", termly(1250, 3700)),
  student("NHS BURSARIES", "{n}", monthly(220, 520)),
];

const welsh = [
  benefit("DWP UC", "{n}PAA", monthly(310, 1650)),
  benefit("DWP CARERS ALLCE", "{n}", fourWeekly(305, 340)),
  benefit("DWP DLA CHILD", "{n}", fourWeekly(110, 740)),
  student("SFW MAINT GRANT", "{n}", termly(1500, 3900)),
  student("STUDENT FINANCE CYM", "{n}", termly(1500, 3900)),
];

const scottish = [
  benefit("SOC SEC SCOT", "ADULT DISABILITY {n}", fourWeekly(290, 760)),
  benefit("SSS SCOT CHILD PMT", "{n}", fourWeekly(108, 225)),
  benefit("SSS CARER SUPPORT", "{n}", fourWeekly(305, 345)),
  benefit("SSS CHILD DISAB", "{n}", fourWeekly(110, 760)),
  benefit("DWP UC SCOTLAND", "{n}", monthly(310, 1500)),
  student("SAAS LOAN PAYMENT", "{n}", monthly(500, 940)),
  student("SAAS CARE EXP BURS", "{n}", monthly(720, 900)),
  pension("SPPA NHS PENSION", "{n}", monthly(350, 1700)),
  pension("TAYSIDE PENSION FD", "{n}", monthly(180, 1200)),
];

const northernIrish = [
  benefit("DFC NI UC", "{n}", monthly(320, 1450)),
  benefit("DFC COMMUNITIES PIP", "{n}", fourWeekly(290, 760)),
  benefit("NIHE HOUSING BEN", "{n}", fourWeekly(240, 560)),
  benefit("DFC CARER ALLOW", "{n}", fourWeekly(305, 345)),
  benefit("DFC NI NS JSA", "{n}", fortnightly(140, 190)),
  pension("DFC NI PENSION", "{n}", fourWeekly(610, 980)),
  pension("TEACHERS PENS NI", "{n}", monthly(500, 1900)),
  student("SFNI MAINT LOAN", "{n}", termly(1250, 3400)),
];

export const britishOf: Readonly<Record<Nation, readonly Entitlement[]>> = {
  England: [...english, ...everywhereInTheUk],
  Wales: [...welsh, ...welsh, ...everywhereInTheUk],
  Scotland: [...scottish, ...everywhereInTheUk],
  "Northern Ireland": [...northernIrish, ...everywhereInTheUk.slice(0, 2)],
};
