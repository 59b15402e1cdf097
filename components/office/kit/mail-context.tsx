import { createContext, useContext } from 'react'

/** Whether a mail server is connected; without one, screens promise no email. */
export const MailContext = createContext(true)

export const useHasMail = () => useContext(MailContext)
