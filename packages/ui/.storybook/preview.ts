import '@fontsource/ibm-plex-sans-arabic/arabic-400.css'
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css'
import '../src/tokens.css'
import '../src/base.css'
import '../src/fonts.css'
import './preview.css'

export default {}
