/** Its message is written for the person who starts the product. */
export class WrongSetting extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "WrongSetting";
  }
}
