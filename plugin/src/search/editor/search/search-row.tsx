/**
 * A search's field and button, their words to be typed where they stand.
 */
import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

interface Words {
	readonly placeholder: string;
	readonly buttonText: string;
}

interface Props extends Words {
	readonly onChange: ( words: Partial< Words > ) => void;
}

/** As on the page. */
const Glass = () => (
	<svg
		viewBox="0 0 24 24"
		width="20"
		height="20"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		strokeLinecap="round"
		aria-hidden="true"
		focusable="false"
	>
		<circle cx="10.5" cy="10.5" r="6.5" />
		<path d="M15.5 15.5 21 21" />
	</svg>
);

export const SearchRow = ( { placeholder, buttonText, onChange }: Props ) => (
	<div className="wp-block-brolga-search__row">
		<input
			type="text"
			className="wp-block-brolga-search__input"
			data-brolga-sample=""
			aria-label={ __( 'Placeholder', 'brolga' ) }
			placeholder={ __( 'Placeholder', 'brolga' ) }
			value={ placeholder }
			onChange={ ( event ) =>
				onChange( { placeholder: event.target.value } )
			}
		/>
		<span className="wp-block-brolga-search__button wp-element-button">
			<Glass />
			<RichText
				tagName="span"
				className="wp-block-brolga-search__word"
				aria-label={ __( 'Button', 'brolga' ) }
				placeholder={ __( 'Search', 'brolga' ) }
				allowedFormats={ [] }
				value={ buttonText }
				onChange={ ( next ) => onChange( { buttonText: next } ) }
			/>
		</span>
	</div>
);
