// What a search needs, in one file, which is loaded once somebody wants to search.
export { createCatalogueSearch } from '@homecare/catalogue-search/catalogue-search'
export { SearchResults } from './search-results'
