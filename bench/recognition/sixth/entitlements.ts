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

/** A national insurance number ends with a letter, and offices put a scheme behind it. */

const everywhereInTheUk = [
  benefit("HMRC-CHILD BENEFIT", "{n}A", fourWeekly(104, 275)),
  benefit("HMRC CHILD BENFT", "CHB{n}", fourWeekly(104, 275)),
  pension("DWP STATE PENSION", "{n}A SP", fourWeekly(620, 990)),
  pension("DWP PENSION SVC", "SP {n}", fourWeekly(620, 990)),
  pension("NHS PENSION SCHEME", "NHSBSA {n}", monthly(350, 1900)),
  pension("CAPITA CSPS", "PENSION {n}", monthly(380, 2000)),
  pension("TEACHERS PENSION EN", "{n}", monthly(500, 2000)),
  pension("MERSEYSIDE PENS FND", "{m}", monthly(160, 1300)),
  pension("ESSEX PENSION FUND", "{n}", monthly(160, 1300)),
  pension("ELEC PENSIONS ESPS", "{n}", monthly(400, 2100)),
  pension("BBC PENSION TRUST", "{m}", monthly(350, 1900)),
  pension("HSBC PENSION TRUST", "{n}", monthly(300, 1900)),
  pension("BA NAPS PENSION", "{n}", monthly(500, 2300)),
  pension("UNILEVER PENSION FD", "{m}", monthly(250, 1400)),
  pension("PENSION INS CORP", "PENSIONER {n}", monthly(120, 1100)),
  pension("PRU ANNUITY", "M&G {n}", monthly(60, 600)),
  pension("LV= ANNUITY", "{n}", monthly(60, 600)),
  pension("PEOPLES PENSION", "DRAWDOWN {n}", monthly(100, 800)),
];

const english = [
  benefit("DWP UC", "{n}A UC", monthly(310, 1700)),
  benefit("DWP UC", "UNIVERSAL CREDIT {n}", monthly(310, 1700)),
  benefit("DWP PIP", "{n}A PIP", fourWeekly(295, 770)),
  benefit("DWP ESA", "{n}C", fortnightly(180, 300)),
  benefit("DWP JSA", "{n}C", fortnightly(140, 190)),
  benefit("DWP CARER ALLOWANCE", "{n}A CA", fourWeekly(305, 345)),
  benefit("DWP ATTEND ALLCE", "{n}A", fourWeekly(290, 450)),
  benefit("DWP PENSION CREDIT", "{n}A PC", weekly(35, 230)),
  benefit("DWP MATERNITY ALL", "{n}A", fourWeekly(620, 760)),
  benefit("DWP BEREAV SUPPORT", "{n}", monthly(100, 350)),
  benefit("WIGAN MBC HSG BEN", "{n}", fourWeekly(280, 620)),
  benefit("LB CAMDEN HB", "{n}", fortnightly(260, 620)),
  student("SLC SFE PAYMENT", "{n}", termly(1250, 3800)),
  student("STUDENT LOANS CO", "SFE {n}", termly(1250, 3800)),
  student("NHSBSA LSF", "LEARNING SUPPORT {n}", termly(1600, 1900)),
  student("HULL UNIV BURSARY", "{n}", termly(330, 1000)),
];

const welsh = [
  benefit("DWP UC", "{n}A UC", monthly(310, 1700)),
  benefit("DWP PIP WALES", "{n}A", fourWeekly(295, 770)),
  benefit("CARDIFF CC HSG BEN", "{n}", fourWeekly(280, 600)),
  benefit("DWP CARERS ALW", "{n}A", fourWeekly(305, 345)),
  student("SFW MAINT LOAN", "{n}", termly(1500, 4000)),
  student("CYLLID MYFYRWYR", "SFW {n}", termly(1500, 4000)),
  pension("DYFED PENSION FUND", "{n}", monthly(180, 1300)),
];

const scottish = [
  benefit("SOCSEC SCOTLAND", "ADP {n}", fourWeekly(295, 770)),
  benefit("SOCSEC SCOTLAND", "SCP {n}", fourWeekly(108, 225)),
  benefit("SSS SCP", "SCOTTISH CHILD {n}", fourWeekly(108, 225)),
  benefit("SSS CARER SUPP PMT", "{n}", fourWeekly(305, 345)),
  benefit("SSS PENS AGE DISAB", "{n}", fourWeekly(290, 450)),
  benefit("GLASGOW CC HSG BEN", "{n}", fortnightly(180, 420)),
  benefit("DWP UC", "{n}A SCOT", monthly(310, 1500)),
  student("SAAS STUDENT SUPP", "{n}", monthly(500, 950)),
  student("SAAS YSB BURSARY", "{n}", monthly(100, 225)),
  pension("SPFO PENSION", "{n}", monthly(180, 1300)),
  pension("SPPA TEACHERS PENS", "{n}", monthly(450, 1800)),
];

const northernIrish = [
  benefit("DFC UC", "{n}A NI", monthly(320, 1450)),
  benefit("DFC PIP", "{n}A NI", fourWeekly(295, 770)),
  benefit("NIHE", "HOUSING BENEFIT {n}", fourWeekly(240, 580)),
  benefit("NI HOUSING EXEC HB", "{n}", fourWeekly(240, 580)),
  benefit("DFC CARERS ALLCE", "{n}", fourWeekly(305, 345)),
  benefit("DFC NI ATT ALL", "{n}", fourWeekly(290, 450)),
  pension("DFC PENSION SERVICE", "SP {n}", fourWeekly(620, 990)),
  pension("HSC PENSIONS", "{n}", monthly(400, 1800)),
  pension("PSNI PENSION", "{n}", monthly(700, 2200)),
  student("SFNI", "STUDENT FINANCE {n}", termly(1250, 3500)),
];

export const britishOf: Readonly<Record<Nation, readonly Entitlement[]>> = {
  England: [...english, ...everywhereInTheUk],
  Wales: [...welsh, ...welsh, ...everywhereInTheUk],
  Scotland: [...scottish, ...everywhereInTheUk],
  "Northern Ireland": [...northernIrish, ...everywhereInTheUk.slice(0, 2)],
};
