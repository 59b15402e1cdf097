declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrgJson: object)
    validate(data: object): Promise<unknown[]>
  }
}
