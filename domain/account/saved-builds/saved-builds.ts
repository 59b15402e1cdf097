/** Maximum builds that a member can save. */
export const MOST_SAVED_BUILDS = 50

export const LONGEST_BUILD_NAME = 60

/** Days after which a member with reminders is emailed about a build that they saved and didn’t order. */
export const REMINDER_DAYS = 7
