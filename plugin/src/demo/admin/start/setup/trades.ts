/**
 * Which pages suit which kind of business. Pure.
 */

/** Homepages by the schema.org types of Settings > Business; the first suits best. */
const HOMES: Readonly< Record< string, string > > = {
	AutomotiveBusiness: 'page-home-trades',
	FinancialService: 'page-home-practice',
	FoodEstablishment: 'page-home-cafe',
	HealthAndBeautyBusiness: 'page-home-clinic',
	HomeAndConstructionBusiness: 'page-home-trades',
	LegalService: 'page-home-practice',
	LodgingBusiness: 'page-home-cafe',
	MedicalBusiness: 'page-home-clinic',
	ProfessionalService: 'page-home-practice',
	SportsActivityLocation: 'page-home-clinic',
	Store: 'page-home-cafe',
};

/**
 * Whether a pattern is the homepage for a kind of business.
 *
 * @see START-864
 * @param pattern The pattern's name.
 * @param kind    A schema.org type.
 */
export const suits = ( pattern: string, kind: string ): boolean =>
	HOMES[ kind ] !== undefined && pattern.endsWith( `/${ HOMES[ kind ] }` );

/**
 * Patterns with what suits the business in front; else in their order.
 *
 * @param patterns All patterns.
 * @param kind     A schema.org type.
 */
export const suitedFirst = < Named extends { readonly name: string } >(
	patterns: readonly Named[],
	kind: string
): readonly Named[] => [
	...patterns.filter( ( { name } ) => suits( name, kind ) ),
	...patterns.filter( ( { name } ) => ! suits( name, kind ) ),
];
