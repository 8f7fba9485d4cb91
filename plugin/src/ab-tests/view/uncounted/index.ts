/**
 * `@brolga/uncounted`: where the page itself picks a variant and visitors are
 * asked about it, tells the server that somebody was shown a test who takes no
 * part for lack of consent. A number that the owner misses otherwise: which test
 * it was, and nothing of who.
 *
 * @see AB-68
 */
import { AB } from '@brolga/contracts';
import { mayRun } from '../../../runtime/consent/state';
import { config } from '../../../runtime/config';
import { tell } from '../../../runtime/http/tell';

/** Once, when somebody sees the page: it may have been loaded ahead. */
function look(): void {
	if ( document.hidden ) {
		document.addEventListener( 'visibilitychange', look, { once: true } );
		return;
	}
	const shown = new Set< string >();
	document
		.querySelectorAll< HTMLElement >(
			`.${ AB.subjectClass }:not([data-brolga-subject])`
		)
		.forEach( ( { dataset } ) => shown.add( `${ dataset.brolgaTest }` ) );
	if ( shown.size && ! mayRun( 'experiments' ) ) {
		const { rest, et_ab_log_nonce } = config< {
			et_ab_log_nonce: string;
		} >();
		tell( `${ rest }/events`, {
			et_ab_log_nonce,
			// No subject: nothing of it could ever count.
			records: [ ...shown ]
				.slice( 0, AB.maxRecords )
				.map( ( test_id ) => ( {
					test_id,
					subject_id: '',
					record_type: 'read_page',
				} ) ),
		} );
	}
}

look();
