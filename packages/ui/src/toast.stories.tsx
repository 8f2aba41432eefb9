import { useEffect } from 'react'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import { LONG_TEXT } from '../gallery/states'
import './toast.css'

export default { title: 'Toast' }

/** The stylesheet only: the shell shows toasts, for all remotes. */
export const Toasts = () => {
  useEffect(() => {
    toast.success('Your visit was moved')
    toast.error('Payment service unavailable. Please try again later.')
    toast.info(LONG_TEXT)
  }, [])
  return <ToastContainer position="bottom-left" autoClose={false} limit={3} />
}
