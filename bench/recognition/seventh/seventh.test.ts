import { fifthWords } from "../fifth/words.ts";
import { fourthWords } from "../fourth/words.ts";
import { testFurtherWords } from "../second/further-tests.ts";
import { testNewOffices, testNewWords, testSet } from "../second/set-tests.ts";
import { secondWords } from "../second/words.ts";
import { sixthWords } from "../sixth/words.ts";
import { thirdWords } from "../third/words.ts";
import { seventhStatements } from "./accounts.ts";
import { seventhWords } from "./words.ts";

const statements = seventhStatements();
const earlier = [secondWords, thirdWords, fourthWords, fifthWords, sixthWords];

testSet(seventhWords, statements);

testNewWords(seventhWords, earlier);

testFurtherWords(seventhWords, statements, earlier);

testNewOffices(seventhWords, earlier);
