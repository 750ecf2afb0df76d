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

/** The offices and schemes that pay into accounts of the United Kingdom, as a bank's file names them. */

const childBenefit = [
  benefit("HMRC CHILD BENEFIT", "CHB{n}A", fourWeekly(107, 290)),
  benefit("HMRC CHILD BENEFIT", "{n}A CHB", fourWeekly(107, 290)),
];

const pensions = [
  pension("DWP STATE PENSION", "RP {n}A", fourWeekly(660, 1010)),
  pension("DWP STATE PENSION", "{n}B", fourWeekly(660, 1010)),
  pension("NHS PENSIONS EA", "{n}", monthly(340, 1950)),
  pension("TEACHERS PENSIONS", "TP{n}", monthly(480, 2100)),
  pension("KENT PENSION FUND", "{n}", monthly(150, 1300)),
  pension("NORFOLK PENSION FD", "PENSIONER {n}", monthly(140, 1250)),
  pension("DEVON PENSIONS PPS", "{n}", monthly(150, 1350)),
  pension("LONDON PENSIONS FD", "LPFA {n}", monthly(180, 1500)),
  pension("MYCSP PCSPS", "{n}", monthly(360, 2100)),
  pension("POLICE PENSION SCH", "{n}", monthly(900, 2700)),
  pension("FIRE PENSION SCHM", "PENSION {n}", monthly(800, 2300)),
  pension("USS PENSION", "USSL {n}", monthly(500, 2400)),
  pension("RAILPEN LTD", "PENSION {n}", monthly(300, 1700)),
  pension("BT PENSION SCH", "EQUINITI {n}", monthly(380, 1900)),
  pension("NATIONAL GRID PENS", "{n}", monthly(420, 2000)),
  pension("BOOTS PENSION SCHM", "{m}", monthly(110, 900)),
  pension("AVIVA LIFE", "PENSION {n}", monthly(90, 850)),
  pension("STANDARD LIFE", "PENSION INCOME {n}", monthly(140, 1100)),
  pension("PRUDENTIAL", "ANNUITY {n}", monthly(60, 700)),
  pension("JUST RETIREMENT", "ANNUITY {n}", monthly(60, 600)),
  pension("PPF PAYMENTS", "PENSION {n}", monthly(150, 950)),
];

const english = [
  benefit("DWP UC", "{n}A", monthly(330, 1800)),
  benefit("DWP UC", "{n}A DWP UC", monthly(330, 1800)),
  benefit("DWP PIP", "{n}A DWP PIP", fourWeekly(300, 800)),
  benefit("DWP DLA", "{n}A DLA CHILD", fourWeekly(120, 770)),
  benefit("DWP ESA", "{n}A DWP ESA", fortnightly(184, 300)),
  benefit("DWP JSA", "{n}A DWP JSA", fortnightly(147, 190)),
  benefit("DWP CA", "{n}A DWP CA", fourWeekly(320, 360)),
  benefit("DWP AA", "{n}A DWP AA", fourWeekly(300, 465)),
  benefit("DWP PC", "PENSION CREDIT {n}A", weekly(40, 240)),
  benefit("DWP MA", "MATERNITY {n}A", fortnightly(350, 385)),
  benefit("LEEDS CC HSG BENEF", "{n}", fourWeekly(280, 640)),
  benefit("NORWICH CC", "HOUSING BEN {n}", fortnightly(200, 420)),
  student("SLC LTD", "SFE LOAN {n}", termly(1300, 4000)),
  student("STUDENT LOANS CO", "MAINT {n}", termly(1300, 4000)),
  student("STUDENT LOANS CO", "{n} MAINTENANCE", termly(1300, 4000)),
  student("UNIV OF READING", "STUDENT BURSARY {n}", termly(300, 1000)),
];

const welsh = [
  benefit("DWP UC", "{n}A DWP UC", monthly(330, 1700)),
  benefit("DWP PIP", "PIP {n}A", fourWeekly(300, 800)),
  benefit("CARDIFF COUNCIL HB", "{n}", fourWeekly(280, 600)),
  benefit("DWP AA", "{n}C DWP AA", fourWeekly(300, 465)),
  student("SLC LTD", "SFW LOAN {n}", termly(1500, 4200)),
  student("STUDENT LOANS CO", "SFW GRANT {n}", termly(1500, 4200)),
  pension("DYFED PENSION FUND", "DPF {n}", monthly(170, 1400)),
  pension("CARDIFF&VALE PENS", "{n}", monthly(170, 1400)),
];

const scottish = [
  benefit("SOCIAL SECURITY SC", "ADP {n}", fourWeekly(300, 800)),
  benefit("SOCIAL SECURITY SC", "SCP {n}", fourWeekly(109, 240)),
  benefit("SOCIAL SECURITY SC", "CDP {n}", fourWeekly(120, 800)),
  benefit("SOCIAL SECURITY SC", "CSP {n}", fourWeekly(320, 360)),
  benefit("SOCIAL SECURITY SC", "PADP {n}", fourWeekly(300, 465)),
  benefit("DWP UC", "UC {n}A", monthly(330, 1600)),
  benefit("EDINBURGH CC", "HOUSING BENEFIT {n}", fortnightly(180, 440)),
  student("SAAS", "STUDENT SUPPORT {n}", monthly(500, 1150)),
  student("SAAS EDINBURGH", "LOAN {n}", monthly(500, 960)),
  pension("STRATHCLYDE PF", "PENSION {n}", monthly(180, 1500)),
  pension("SPPA", "SCOT TEACHERS PENS {n}", monthly(500, 2000)),
];

const northernIrish = [
  benefit("DFC UC", "UC {n}", monthly(330, 1550)),
  benefit("DFC PIP", "PIP {n}", fourWeekly(300, 800)),
  benefit("DFC DLA", "DLA {n}", fourWeekly(295, 710)),
  benefit("DFC CA", "CARERS {n}", fourWeekly(320, 360)),
  benefit("DFC ESA", "ESA {n}", fortnightly(184, 300)),
  benefit("NIHE", "HOUSING BEN {n}", fourWeekly(240, 600)),
  pension("DFC STATE PENSION", "NI {n}", fourWeekly(660, 1010)),
  pension("NILGOSC PENSIONS", "{n}", monthly(200, 1550)),
  pension("HSC PENSIONS", "HSC {n}", monthly(350, 1850)),
  student("STUDENT LOANS CO", "SFNI {n}", termly(1300, 3700)),
];

export const britishOf: Readonly<Record<Nation, readonly Entitlement[]>> = {
  England: [...english, ...childBenefit, ...pensions],
  Wales: [...welsh, ...welsh, ...childBenefit, ...pensions],
  Scotland: [...scottish, ...childBenefit, ...pensions],
  "Northern Ireland": [...northernIrish, ...childBenefit],
};
