/**
 * Says so when the end of the page is seen. The goal of the same plugin names
 * this event, and Brolga counts it for the tests that have that goal.
 */
import { announce, inView } from '@brolga/runtime';

const end = document.createElement( 'div' );
// A page rarely ends at a whole pixel: what has no height would not come into view.
end.style.cssText = 'height:1px;margin-top:-1px';
document.body.append( end );
const { signal } = new AbortController();
inView( end, () => announce( 'example_read', '' ), { signal } );
