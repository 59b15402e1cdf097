export const BIKES_STATUS = {
  bike_changed: 409,
  bike_unchanged: 422,
  bike_not_buildable: 422,
  bike_hour_past: 422,
  bike_edit_not_found: 404,
  bike_edit_ended: 409,
  bike_option_exists: 409,
  bike_option_not_found: 404,
  bike_slug_exists: 409,
  bike_size_exists: 409,
  bike_size_unsound: 422,
  bike_draft_not_found: 404,
} as const

export const BIKES_SENTENCE: Record<keyof typeof BIKES_STATUS, string> = {
  bike_changed: 'Someone else changed this bike. Please look at their changes before you save.',
  bike_unchanged: 'Nothing is changed yet.',
  bike_not_buildable: 'Nobody could build this bike that way.',
  bike_hour_past: 'Please choose a time in the future.',
  bike_edit_not_found: 'We couldn’t find this change.',
  bike_option_exists: 'A bike has a part or a color with this name already. Choose another name.',
  bike_option_not_found: 'One of these bikes doesn’t have what it should be like.',
  bike_slug_exists: 'There’s a bike with this name or address already. Choose another one.',
  bike_size_exists: 'This bike has a size with this name already. Choose another name.',
  bike_size_unsound: 'These lengths don’t fit together. Please check the drawing.',
  bike_draft_not_found: 'It was offered or removed in the meantime.',
  bike_edit_ended: 'This change was undone or canceled in the meantime.',
}
