/** The page that an invitation to the staff leads to. */
export const invitation = {
  title: 'Welcome to the team',
  lead: 'Set up your account. Next, you’ll set up two-factor authentication, which everyone on the staff needs.',
  submit: 'Accept invitation',
  invalidTitle: 'This invitation doesn’t work anymore',
  invalid:
    'It was accepted, withdrawn or sent again, or it has expired. Ask the shop’s owner for a new one.',
} as const
