export const FULFILLMENT_STATUS = {
  order_not_movable: 409,
  order_tags_full: 409,
  order_disputed: 409,
  dispute_not_found: 404,
  dispute_closed: 409,
  evidence_sent: 409,
  evidence_late: 409,
  evidence_elsewhere: 409,
  evidence_refused: 409,
  evidence_field_taken: 409,
  evidence_files_full: 409,
  evidence_file_type: 422,
  evidence_file_refused: 409,
  order_bike_not_found: 404,
  bike_build_wrong: 409,
  frame_number_taken: 409,
  parcel_too_full: 409,
  parcel_not_found: 404,
  parcel_delivered: 409,
  parcel_undo_late: 409,
  parcel_settled: 409,
  refund_pieces_gone: 409,
  refund_changed: 409,
  return_too_large: 409,
  return_not_found: 404,
  return_state_wrong: 409,
} as const

export const FULFILLMENT_SENTENCE: Record<keyof typeof FULFILLMENT_STATUS, string> = {
  order_not_movable: 'This order can’t take this step now.',
  order_tags_full: 'An order has up to 10 tags. Please remove one first.',
  order_disputed: 'This order’s payment is disputed. Please wait until the dispute is resolved.',
  dispute_not_found: 'We couldn’t find this dispute.',
  dispute_closed: 'This dispute has ended, so it takes no evidence anymore.',
  evidence_sent: 'Evidence was sent already, or is being sent. Providers take it once.',
  evidence_late: 'The deadline for evidence has passed.',
  evidence_elsewhere: 'This provider takes evidence on its own site only.',
  evidence_refused:
    'The provider didn’t take this evidence. Please look at the dispute on its site.',
  evidence_field_taken:
    'There is a file for this already. Please remove it first, or put both into one PDF.',
  evidence_files_full:
    'All files of a dispute can have 4.5 MB together. Please remove one, or attach a smaller one.',
  evidence_file_type: 'Banks take PDF, JPEG and PNG only.',
  evidence_file_refused:
    'The provider didn’t take a file. Please remove it, or attach it in another form. Nothing was sent.',
  order_bike_not_found: 'This order doesn’t have that bike.',
  bike_build_wrong: 'This bike has moved on in the meantime. Please look at it again.',
  frame_number_taken: 'Another bike has this frame number. Please check it for typos.',
  parcel_too_full: 'Fewer pieces are left to ship than you entered. Please look at them again.',
  parcel_not_found: 'This order doesn’t have that parcel.',
  parcel_delivered: 'This parcel has arrived, so there’s nothing left to correct.',
  parcel_undo_late:
    'Parcels can be undone for 24 hours. Once one is back with us, mark it as a return.',
  parcel_settled:
    'Some of these pieces were refunded or are in a return, so the parcel can’t be undone.',
  refund_pieces_gone:
    'Fewer pieces are left to refund than you entered. Please look at them again.',
  return_too_large: 'Fewer pieces can come back than you entered. Please look at them again.',
  return_not_found: 'This order doesn’t have that return.',
  return_state_wrong: 'This return has moved on in the meantime. Please look at it again.',
  refund_changed: 'What this refund adds up to has changed. Please look at it again.',
}
