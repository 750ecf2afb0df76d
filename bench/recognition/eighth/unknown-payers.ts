/** Letting agents, customers, platforms that one works for, and names that say nothing: what they pay is `other`. */
export const unknownPayers: readonly string[] = [
  ...["WILLOW & STONE LETS|RENT 5 CHAPEL RD||6000-16000", "OPENRENT COLLECT|RENT {n}||6000-16000"],
  ...["NORTHWOOD LTD|LANDLORD PMT {n}||6000-16000", "LINLEY & SIMPSON|RENT 2 OAK TCE||6000-16000"],
  ...["HALLMARK BUILD LTD|INV {n}||4000-30000", "CEDAR EVENTS LTD|INVOICE {n}||4000-30000"],
  ...["BLACKTHORN MEDIA|INV {code}||8000-40000", "THE SIDE DOOR STUDIO|INV {n}||4000-30000"],
  ...["AMAZON FLEX|{code}|weekly|3000-22000", "DELIVEROO RIDER|{n}|weekly|3000-20000"],
  ...["UBER PAYMENTS BV|{code}|weekly|4000-28000", "JUST EAT COURIER|{n}|weekly|3000-20000"],
  ...["MYTUTOR LTD|{n}|fortnightly|2000-9000", "TASKRABBIT UK|{code}|fortnightly|2000-9000"],
  ...[
    "KINGSLAND & CO",
    "ARROWHEAD TRUSTEES",
    "MILL ROAD HOLDINGS",
    "BAYFIELD GROUP LTD",
    "CARDINAL SERVICES SA",
  ],
  ...["GOLDCREST NOMINEE CO", "THE WEIR PARTNERSHIP", "HOCHTAL GMBH", "SCI DU MOULIN"],
];
