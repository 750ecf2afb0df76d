import {
  benefit,
  fortnightly,
  fourWeekly,
  monthly,
  pension,
  student,
  termly,
  weekly,
} from "../second/entitlements.ts";

/** The offices and schemes that pay into accounts of the United Kingdom, as a bank's file names them. */

const everywhere = [
  benefit("HMRC CHILD BENEFIT", "CHB{n}", fourWeekly(108, 280)),
  benefit("HMRC CHILD BENEFIT", "{n}CHB", fourWeekly(108, 280)),
  benefit("HMRC CHB", "CHB{n}B", fourWeekly(108, 280)),
];

const british = [
  ...everywhere,
  pension("DWP STATE PENSION", "{n}A", fourWeekly(670, 1000)),
  pension("DWP STATE PENSION", "{n}C", fourWeekly(670, 1000)),
  pension("DWP SP", "{n}A SP", fourWeekly(670, 1000)),
  pension("NHS PENSIONS", "PENS {n}", monthly(320, 1900)),
  pension("TEACHERS PENSIONS", "PENSION {n}", monthly(480, 2100)),
  pension("MYCSP LTD", "PCSPS PENSION {n}", monthly(350, 2000)),
  pension("CIVIL SERVICE PENS", "PENSION {n}", monthly(350, 2000)),
  pension("ARMED FORCES PENS", "{n}", monthly(500, 2000)),
  pension("POLICE PENSIONS", "PENSION {n}", monthly(900, 2600)),
  pension("WEST MIDS PENSION", "WMPF {n}", monthly(150, 1300)),
  pension("HANTS PENSION FUND", "{n}", monthly(150, 1300)),
  pension("LANCS PENSION FUND", "{n}", monthly(150, 1300)),
  pension("SOMERSET PENSION", "PPS {n}", monthly(140, 1200)),
  pension("RAILWAYS PENSION", "RPMI {n}", monthly(300, 1700)),
  pension("ROYAL MAIL PENS", "{n}", monthly(300, 1500)),
  pension("BT PENSION SCHEME", "{n}", monthly(380, 1900)),
  pension("LLOYDS BANK PENS", "{n}", monthly(350, 1800)),
  pension("CO-OP PENSIONS", "PACE {n}", monthly(120, 900)),
  pension("AVIVA LIFE & PENS", "{n}", monthly(90, 850)),
  pension("LEGAL & GENERAL", "ANNUITY {n}", monthly(60, 700)),
  pension("SCOTTISH WIDOWS", "PENSION {n}", monthly(90, 900)),
  pension("PHOENIX LIFE", "ANNUITY {n}", monthly(60, 600)),
  pension("AEGON", "PENSION INCOME {n}", monthly(120, 1100)),
];

const english = [
  ...british,
  benefit("DWP UC", "{n}C", monthly(330, 1800)),
  benefit("DWP UC", "{n}B", monthly(330, 1800)),
  benefit("DWP UC", "UC {n}B", monthly(330, 1800)),
  benefit("DWP PIP", "{n}A", fourWeekly(300, 790)),
  benefit("DWP PIP", "{n}D", fourWeekly(300, 790)),
  benefit("DWP DLA", "{n}A DLA", fourWeekly(120, 760)),
  benefit("DWP ESA", "{n}A", fortnightly(184, 300)),
  benefit("DWP JSA", "{n}A", fortnightly(147, 186)),
  benefit("DWP CA", "{n}A", fourWeekly(320, 350)),
  benefit("DWP AA", "{n}A", fourWeekly(300, 460)),
  benefit("DWP PENSION CREDIT", "{n}A", weekly(40, 230)),
  benefit("DWP MAT ALLOWANCE", "{n}A", fortnightly(350, 385)),
  benefit("DWP BSP", "{n}A BEREAVEMENT", monthly(100, 350)),
  benefit("CITY OF LINCOLN HB", "{n}", fourWeekly(280, 620)),
  benefit("BRENT COUNCIL", "HOUSING BENEFIT {n}", fortnightly(220, 520)),
  student("STUDENT LOANS CO", "{n}", termly(1300, 4000)),
  student("STUDENT LOANS CO", "SFE {n} LOAN", termly(1300, 4000)),
  student("SLC LTD", "{n} SFE", termly(1300, 4000)),
  student("UNI OF PORTSMOUTH", "BURSARY {n}", termly(300, 1000)),
  student("NHS LSF", "TRAINING GRANT {n}", termly(1600, 1700)),
];

const welsh = [
  ...british,
  benefit("DWP UC", "{n}C", monthly(330, 1700)),
  benefit("DWP UC", "{n}A WALES", monthly(330, 1700)),
  benefit("DWP PIP", "{n}A", fourWeekly(300, 790)),
  benefit("DWP CA", "{n}C", fourWeekly(320, 350)),
  benefit("SWANSEA COUNCIL HB", "{n}", fourWeekly(280, 600)),
  student("STUDENT LOANS CO", "SFW {n}", termly(1500, 4200)),
  student("SLC LTD", "{n} SFW", termly(1500, 4200)),
  pension("GWENT PENSIONS", "TORFAEN {n}", monthly(170, 1300)),
];

const scottish = [
  ...british,
  benefit("SOC SEC SCOTLAND", "ADP {n}", fourWeekly(300, 790)),
  benefit("SOC SEC SCOTLAND", "SCP {n}", fourWeekly(109, 230)),
  benefit("SOC SEC SCOTLAND", "CDP {n}", fourWeekly(120, 790)),
  benefit("SOC SEC SCOTLAND", "CSP {n}", fourWeekly(320, 350)),
  benefit("DWP UC", "{n}B", monthly(330, 1600)),
  benefit("DWP UC", "{n}C UC", monthly(330, 1600)),
  benefit("SOUTH AYRSHIRE CNCL", "HSG BENEFIT {n}", fortnightly(180, 430)),
  student("SAAS", "{n} LOAN", monthly(500, 1150)),
  student("STUDENT AWARDS SCO", "SAAS {n}", monthly(500, 1150)),
  pension("SPPA", "NHS PENSION {n}", monthly(350, 1800)),
  pension("LOTHIAN PENSION FD", "LPF {n}", monthly(170, 1400)),
];

const northernIrish = [
  ...everywhere,
  benefit("DFC UC", "{n}A", monthly(330, 1550)),
  benefit("DFC UC", "{n}B UC", monthly(330, 1550)),
  benefit("DFC PIP", "{n}B", fourWeekly(300, 790)),
  benefit("DFC CARERS ALLOW", "{n}", fourWeekly(320, 350)),
  benefit("DFC DLA CHILD", "{n}", fourWeekly(120, 760)),
  benefit("DFC ESA", "{n}A", fortnightly(184, 300)),
  benefit("NIHE HOUSING BENEF", "{n}", fourWeekly(240, 600)),
  pension("DFC STATE PENSION", "{n}A", fourWeekly(670, 1000)),
  pension("NILGOSC", "{n}", monthly(190, 1500)),
  pension("NI TEACHERS PENS", "{n}", monthly(480, 2000)),
  pension("HSC PENSIONS", "PENSION {n}", monthly(340, 1800)),
  student("STUDENT LOANS CO", "{n} SFNI", termly(1300, 3700)),
];

export const britishOf = {
  England: english,
  Wales: welsh,
  Scotland: scottish,
  "Northern Ireland": northernIrish,
};
