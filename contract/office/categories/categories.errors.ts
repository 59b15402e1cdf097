export const CATEGORIES_STATUS = {
  category_not_found: 404,
  category_changed: 409,
  category_exists: 409,
  category_name_taken: 409,
} as const

export const CATEGORIES_SENTENCE: Record<keyof typeof CATEGORIES_STATUS, string> = {
  category_not_found: 'We couldn’t find this category. Someone may have merged it.',
  category_changed: 'Someone else changed this meanwhile. Look at how it is now first.',
  category_exists: 'There’s a category with this address already.',
  category_name_taken:
    'This address leads to another category, which had it before. Choose another one.',
}
