import { eighthWords } from "../eighth/words.ts";
import { fifthWords } from "../fifth/words.ts";
import { fourthWords } from "../fourth/words.ts";
import { testFurtherWords } from "../second/further-tests.ts";
import { testNewOffices, testNewWords, testSet } from "../second/set-tests.ts";
import { secondWords } from "../second/words.ts";
import { seventhWords } from "../seventh/words.ts";
import { sixthWords } from "../sixth/words.ts";
import { thirdWords } from "../third/words.ts";
import { ninthStatements } from "./accounts.ts";
import { ninthWords } from "./words.ts";

const earlier = [
  ...[secondWords, thirdWords, fourthWords, fifthWords],
  ...[sixthWords, seventhWords, eighthWords],
];
const statements = ninthStatements();

testSet(ninthWords, statements);
testNewWords(ninthWords, earlier);
testNewOffices(ninthWords, earlier);
testFurtherWords(ninthWords, statements, earlier);
