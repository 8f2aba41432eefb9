import '@homecare/ui/toast.css'
import { createRoot } from 'react-dom/client'
import { toast, ToastContainer } from 'react-toastify/unstyled'

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <ToastContainer position="bottom-left" autoClose={5000} draggable draggablePercent={80} pauseOnHover newestOnTop />,
)

export function showToast(kind: 'success' | 'error' | 'info', text: string): void {
  toast[kind](text)
}
