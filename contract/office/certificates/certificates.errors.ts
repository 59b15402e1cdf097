export const CERTIFICATES_STATUS = {
  certificate_not_found: 404,
  certificate_changed: 409,
  certificate_exists: 409,
  certificate_file_type: 422,
} as const

export const CERTIFICATES_SENTENCE: Record<keyof typeof CERTIFICATES_STATUS, string> = {
  certificate_not_found: 'We couldn’t find this certificate. It may have been withdrawn.',
  certificate_changed: 'Someone else decided about this certificate. Look at it again first.',
  certificate_exists:
    'We’re still checking your last certificate for this state. Withdraw it to send another.',
  certificate_file_type: 'Choose a PDF or a picture (PNG, JPEG or WebP).',
}
