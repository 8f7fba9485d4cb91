/**
 * The looks of the theme, each with the name and the logo of the business.
 */
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { Look } from './data';

interface Props {
	readonly looks: readonly Look[];
	/** The look that is chosen; undefined: what the owner has made stays. */
	readonly chosen: string | undefined;
	readonly name: string;
	/** An address; empty: there is no logo. */
	readonly logo: string;
	readonly onChoose: ( slug: string | undefined ) => void;
}

const styleOf = ( { colors, font }: Look ): CSSProperties =>
	( {
		...Object.fromEntries(
			Object.entries( colors ).map( ( [ slug, color ] ) => [
				`--look-${ slug }`,
				color,
			] )
		),
		'--look-font': font,
	} ) as CSSProperties;

/** What a page begins with, without words that somebody would have to read. */
const Sample = ( {
	look,
	name,
	logo,
}: Pick< Props, 'name' | 'logo' > & { readonly look: Look } ) => (
	<span className="brolga-look" style={ styleOf( look ) } aria-hidden="true">
		<span className="brolga-look__bar">
			{ logo === '' ? (
				<span className="brolga-look__dot" />
			) : (
				<img src={ logo } alt="" />
			) }
			<span className="brolga-look__links" />
		</span>
		<span className="brolga-look__name">{ name }</span>
		<span className="brolga-look__text" />
		<span className="brolga-look__button" />
	</span>
);

/**
 * @see START-863
 * @param props          See Props.
 * @param props.looks
 * @param props.chosen
 * @param props.name
 * @param props.logo
 * @param props.onChoose
 */
export const Looks = ( { looks, chosen, name, logo, onChoose }: Props ) => {
	const isOwn = looks.every( ( { is_current: isCurrent } ) => ! isCurrent );
	const shown = name.trim() === '' ? __( 'Your name', 'brolga' ) : name;
	return (
		<fieldset className="brolga-setup__looks">
			<legend>{ __( 'Look', 'brolga' ) }</legend>
			{ isOwn && (
				<label className="brolga-setup__own" htmlFor="brolga-look-own">
					<input
						id="brolga-look-own"
						type="radio"
						name="brolga-look"
						checked={ chosen === undefined }
						onChange={ () => onChoose( undefined ) }
					/>
					{ __( 'Keep the styles you have made', 'brolga' ) }
				</label>
			) }
			<div className="brolga-setup__grid">
				{ looks.map( ( look ) => (
					<label
						key={ look.slug }
						htmlFor={ `brolga-look-of-${ look.slug }` }
					>
						<Sample look={ look } name={ shown } logo={ logo } />
						<span className="brolga-setup__choice">
							<input
								id={ `brolga-look-of-${ look.slug }` }
								type="radio"
								name="brolga-look"
								checked={ chosen === look.slug }
								onChange={ () => onChoose( look.slug ) }
							/>
							{ look.title }
						</span>
					</label>
				) ) }
			</div>
		</fieldset>
	);
};
