declare module '@adobe/structured-data-validator' {
  export class Validator {
    constructor(schemaOrgJson: object)
    validate(data: object): Promise<unknown[]>
  }
}
