/**
 * A document's id as clients and functions make them: no step of a path and none of the database's reserved `__…__`. Without
 * the schemas' library, for the first page asks it too.
 */
export const recordIdPattern = /^[A-Za-z\d][\w-]{0,127}$/;
