/** Button that saves a build in the account. */
export const saveBuild = {
  save: 'Save to my builds',
  ofBike: (title: string) => `: ${title}`,
  saved: 'Saved to your builds.',
  see: 'See my builds',
  logIn: 'Log in to save it',
} as const
