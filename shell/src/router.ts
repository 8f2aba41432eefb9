// What remotes get as `react-router-dom`. A shared module is not tree-shaken: only what is named here is in the
// page's script. It leaves out data routers and server rendering, which the frame does not use.
export {
  BrowserRouter, createPath, createSearchParams, generatePath, Link, matchPath, matchRoutes, Navigate, NavLink, Outlet,
  parsePath, resolvePath, Route, Routes, useHref, useInRouterContext, useLinkClickHandler, useLocation, useMatch,
  useNavigate, useNavigationType, useOutlet, useOutletContext, useParams, useResolvedPath, useRoutes, useSearchParams,
} from 'react-router'
