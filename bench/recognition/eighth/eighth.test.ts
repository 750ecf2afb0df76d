import { fifthWords } from "../fifth/words.ts";
import { fourthWords } from "../fourth/words.ts";
import { testFurtherWords } from "../second/further-tests.ts";
import { testNewOffices, testNewWords, testSet } from "../second/set-tests.ts";
import { secondWords } from "../second/words.ts";
import { seventhWords } from "../seventh/words.ts";
import { sixthWords } from "../sixth/words.ts";
import { thirdWords } from "../third/words.ts";
import { eighthStatements } from "./accounts.ts";
import { eighthWords } from "./words.ts";

const statements = eighthStatements();
const before = [secondWords, thirdWords, fourthWords, fifthWords, sixthWords, seventhWords];

testSet(eighthWords, statements);
testNewWords(eighthWords, before);
testFurtherWords(eighthWords, statements, before);
testNewOffices(eighthWords, before);
