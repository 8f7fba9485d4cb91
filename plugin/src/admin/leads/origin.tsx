/**
 * Where leads came from: the way to others of the same origin, and back.
 */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Lead, LeadFilter } from '../../rest/leads';

/** What the list can be narrowed to from a lead. */
export type Origin = Pick< LeadFilter, 'source' | 'campaign' | 'path' >;

const WORDS: Readonly< Record< keyof Origin, string > > = {
	source: __( 'Source', 'brolga' ),
	campaign: __( 'Campaign', 'brolga' ),
	path: __( 'Page', 'brolga' ),
};

const NAMES = Object.keys( WORDS ) as ( keyof Origin )[];

const partOf = ( address: string, part: 'host' | 'pathname' ): string => {
	try {
		return new URL( address )[ part ];
	} catch {
		return '';
	}
};

/** A host without the `www.` that says nothing. */
const hostOf = ( address: string ): string =>
	partOf( address, 'host' ).replace( /^www\./, '' );

/**
 * Where a lead came from, by the rules of the server.
 *
 * @see LEAD-29
 * @param lead The lead.
 */
export function originOf( {
	page,
	referrer,
	campaign,
}: Pick< Lead, 'page' | 'referrer' | 'campaign' > ): Origin {
	const source = campaign.utm_source ?? hostOf( referrer );
	return {
		source: source === hostOf( page ) ? '' : source,
		campaign: campaign.utm_campaign ?? '',
		path: partOf( page, 'pathname' ),
	};
}

/** The buttons of a lead that show others like it. */
export const SameOrigin = ( {
	lead,
	onShow,
}: {
	readonly lead: Lead;
	readonly onShow: ( origin: Origin ) => void;
} ) => {
	const origin = originOf( lead );
	const known = NAMES.filter( ( name ) => origin[ name ] !== '' );
	return known.length === 0 ? null : (
		<div className="brolga-lead__origin">
			<span>{ __( 'Show leads of the same', 'brolga' ) }</span>
			{ known.map( ( name ) => (
				<Button
					key={ name }
					variant="link"
					onClick={ () =>
						onShow( {
							source: '',
							campaign: '',
							path: '',
							[ name ]: origin[ name ],
						} )
					}
				>
					{ WORDS[ name ] }
				</Button>
			) ) }
		</div>
	);
};

/** What the list is narrowed to, each with a way out. */
export const OriginChips = ( {
	filter,
	onChange,
}: {
	readonly filter: LeadFilter;
	readonly onChange: ( change: Partial< LeadFilter > ) => void;
} ) => {
	const active = NAMES.filter( ( name ) => filter[ name ] !== '' );
	return active.length === 0 ? null : (
		<div className="brolga-leads__origin">
			{ active.map( ( name ) => (
				<Button
					key={ name }
					variant="secondary"
					size="small"
					label={ sprintf(
						/* translators: 1: for instance Campaign, 2: its name. */
						__(
							'Show leads of every origin, not only %1$s “%2$s”',
							'brolga'
						),
						WORDS[ name ],
						filter[ name ]
					) }
					onClick={ () => onChange( { [ name ]: '' } ) }
				>
					{ `${ WORDS[ name ] }: ${ filter[ name ] } ×` }
				</Button>
			) ) }
		</div>
	);
};
