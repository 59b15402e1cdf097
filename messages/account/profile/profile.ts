export const profile = {
  title: 'Profile',
  lead: 'Your name, email and addresses.',
  picture: 'Picture',
  pictureHint: 'PNG, JPEG or WebP, up to 2 MB. We crop it to a square and strip the metadata.',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove picture',
  pictureKind: 'Please choose a PNG, JPEG or WebP file.',
  pictureSize: 'This file is larger than 2 MB.',
  names: 'Name',
  name: 'First name',
  lastName: 'Last name',
  lastNameHint: 'Leave it empty if you have one name.',
  userName: 'Username',
  userNameHint:
    'The name others see in the forum: 3 to 20 letters, digits, - or _. You can change it three times a year.',
  forumPage: 'Your page in the forum',
  forumPageLead:
    'Off until you turn it on. It never shows your email, your full name or your orders.',
  save: 'Save',
  saved: 'Saved.',
  email: 'Email',
  verified: 'Confirmed',
  notVerified: 'Not confirmed yet',
  waiting: (email: string) =>
    `We’re waiting for you to confirm ${email}. Until then, we’ll use your old address.`,
  sendAgain: 'Resend confirmation',
  sent: 'You’ll get a confirmation email.',
  newEmail: 'New email address',
  password: 'Your password',
  changeEmail: 'Change email',
  emailChanged:
    'Your new address gets an email with a link. We’ll start using it once you confirm it.',
} as const
