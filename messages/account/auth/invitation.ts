export const invitation = {
  title: 'Welcome to the team',
  lead: 'Set up your account. Next, you’ll set up two-factor authentication, which everyone on the staff needs.',
  submit: 'Accept invitation',
  joinLead: 'You’ll work with the account you already have.',
  joinAs: (email: string) => `You’re logged in as ${email}.`,
  join: 'Join the staff',
  logInFirst: (email: string) =>
    `The account of ${email} joins the staff. Log in with it, then open the link in the email again.`,
  otherAccount: (email: string, present: string) =>
    `This invitation is for ${email}, and you’re logged in as ${present}. Sign out, log in with the other account and open the link in the email again.`,
  factorFirst:
    'Everyone on the staff needs two-factor authentication. Set it up in your settings, then open the link in the email again.',
  toSettings: 'Set up two-factor authentication',
  toLogin: 'Log in',
  invalidTitle: 'This invitation doesn’t work anymore',
  invalid:
    'It was accepted, canceled or sent again, or it has expired. Ask the shop’s owner for a new one.',
} as const
