declare module '@adobe/structured-data-validator' {
  // eslint-disable-next-line import/no-default-export -- the package has no other
  export default class Validator {
    constructor(schemaOrgJson: object)
    validate(data: object): Promise<unknown[]>
  }
}
