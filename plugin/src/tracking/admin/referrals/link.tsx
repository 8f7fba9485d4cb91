/**
 * Makes a partner's link, and says how their name will be kept.
 */
import { Button, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { linkOf } from './model';

interface Props {
	readonly home: string;
	readonly parameter: string;
}

export function PartnerLink( { home, parameter }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const [ page, setPage ] = useState( '' );
	const [ copied, setCopied ] = useState( '' );
	const made = linkOf( home, page, parameter, typed );
	const link = made?.link ?? '';
	const copy = useCopyToClipboard< HTMLButtonElement >( link, () =>
		setCopied( link )
	);
	const isOther =
		! made && linkOf( home, '', parameter, typed ) !== undefined;
	return (
		<section className="brolga-referrals__link">
			<h2>{ __( 'Create a partner link', 'brolga' ) }</h2>
			<div className="brolga-referrals__fields">
				<TextControl
					label={ __( 'Partner’s name', 'brolga' ) }
					value={ typed }
					onChange={ setTyped }
					help={
						made && made.name !== typed.trim()
							? sprintf(
									/* translators: %s: a partner's name. */
									__( 'Saved as “%s”.', 'brolga' ),
									made.name
								)
							: __( 'Any characters, up to 100.', 'brolga' )
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
				<TextControl
					label={ __( 'Page', 'brolga' ) }
					value={ page }
					placeholder={ home }
					onChange={ setPage }
					help={
						isOther
							? __(
									'Enter a page on this site, such as /contact/.',
									'brolga'
								)
							: __(
									'Leave empty to link to your homepage.',
									'brolga'
								)
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			</div>
			{ made && (
				<p className="brolga-referrals__made">
					<code>{ link }</code>
					<Button variant="secondary" ref={ copy }>
						{ __( 'Copy link', 'brolga' ) }
					</Button>
					<span role="status">
						{ copied === link && __( 'Copied.', 'brolga' ) }
					</span>
				</p>
			) }
		</section>
	);
}
