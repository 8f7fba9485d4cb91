/**
 * Where leads came from: the way to others of the same origin, and back.
 */
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Lead, LeadFilter, LeadVariant } from '../../rest';

/** What the list can be narrowed to from a lead. */
export type Origin = Pick<
	LeadFilter,
	'source' | 'campaign' | 'path' | 'variant' | 'referral'
>;

/** Leads from everywhere. */
const ANYWHERE: Origin = {
	source: '',
	campaign: '',
	path: '',
	variant: '',
	referral: '',
};

const WORDS: Readonly< Record< keyof Origin, string > > = {
	source: __( 'Source', 'brolga' ),
	campaign: __( 'Campaign', 'brolga' ),
	path: __( 'Page', 'brolga' ),
	variant: __( 'A/B variant', 'brolga' ),
	referral: __( 'Partner', 'brolga' ),
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
 * Where a lead came from, by the rules of the server. It can have several
 * variants: each has a button of its own.
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
		variant: '',
		referral: campaign.referral ?? '',
	};
}

/**
 * What an A/B test showed, in words.
 *
 * @param variant         The variant.
 * @param variant.post    The post of the test.
 * @param variant.subject Its number.
 * @param variant.title   The post's title.
 */
const variantText = ( { post, subject, title }: LeadVariant ): string => {
	const page =
		title === ''
			? /* translators: %d: the number of a page. */
				sprintf( __( 'page %d', 'brolga' ), post )
			: `“${ title }”`;
	const number = Number( subject.split( '-' ).pop() );
	return number === 0
		? /* translators: %s: a page. */
			sprintf( __( 'Control, A/B test on %s', 'brolga' ), page )
		: sprintf(
				/* translators: 1: a letter, such as B; 2: a page. */
				__( 'Variant %1$s, A/B test on %2$s', 'brolga' ),
				String.fromCharCode( 65 + ( number % 26 ) ),
				page
			);
};

/**
 * What A/B tests showed the visitor, each with the way to others who saw the same.
 *
 * @see LEAD-27
 * @param props          The props.
 * @param props.variants What they were.
 * @param props.onShow   Shows leads of the same variant.
 */
export const SeenVariants = ( {
	variants,
	onShow,
}: {
	readonly variants: Lead[ 'variants' ];
	readonly onShow: ( origin: Origin ) => void;
} ) => (
	<ul className="brolga-lead__variants">
		{ variants.map( ( variant ) => (
			<li key={ variant.test }>
				{ variantText( variant ) }{ ' ' }
				<Button
					variant="link"
					label={ sprintf(
						/* translators: %s: what an A/B test showed. */
						__( 'Show leads from visitors who saw %s', 'brolga' ),
						variantText( variant )
					) }
					onClick={ () =>
						onShow( {
							...ANYWHERE,
							variant: `${ variant.test }:${ variant.subject }`,
						} )
					}
				>
					{ __( 'Show similar leads', 'brolga' ) }
				</Button>
			</li>
		) ) }
	</ul>
);

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
			<span>{ __( 'Show leads with the same:', 'brolga' ) }</span>
			{ known.map( ( name ) => (
				<Button
					key={ name }
					variant="link"
					onClick={ () =>
						onShow( {
							...ANYWHERE,
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
						__( 'Remove the filter %1$s “%2$s”', 'brolga' ),
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
