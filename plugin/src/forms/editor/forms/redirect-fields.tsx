/**
 * Where a form's success leads, and what goes along.
 */
import { BaseControl, CheckboxControl, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { FORM, type FormRedirectQuery } from '@brolga/contracts';
import { UrlField } from '../../../editor/url-field';
import { isElsewhere, isFollowed, takenVariables } from './redirect-flaw';
import { useTrust } from './trust';

const VALUES: Readonly< Record< FormRedirectQuery, string > > = {
	name: __( 'First name', 'brolga' ),
	last_name: __( 'Last name', 'brolga' ),
	email: __( 'Email', 'brolga' ),
	ip_address: __( 'IP address', 'brolga' ),
	css_id: __( 'Form ID', 'brolga' ),
};

interface UrlProps {
	readonly label: string;
	readonly help?: string;
	readonly url: string;
	readonly onChange: ( url: string ) => void;
}

/**
 * The address of a page, with the site's own pages offered, and a word where it
 * would lead nowhere, or elsewhere.
 *
 * @see FORM-62 FORM-261 FORM-420
 */
export const RedirectUrl = ( { label, help, url, onChange }: UrlProps ) => {
	const { decides } = useTrust();
	const taken = takenVariables( url, window.location.origin );
	return (
		<BaseControl { ...( help === undefined ? {} : { help } ) }>
			<UrlField label={ label } value={ url } onChange={ onChange } />
			{ url !== '' && ! isFollowed( url ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Visitors are not redirected to this URL. Start it with https:// or, for a page on this site, with a single slash.',
						'brolga'
					) }
				</Notice>
			) }
			{ ! decides && isElsewhere( url, window.location.origin ) && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Only people who can manage leads can redirect visitors to another website. Choose a page on this site.',
						'brolga'
					) }
				</Notice>
			) }
			{ taken.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: one or more names of variables, such as m, day. */
						__(
							'WordPress itself uses %s in URLs and may show a different page. Choose other names.',
							'brolga'
						),
						taken.join( ', ' )
					) }
				</Notice>
			) }
		</BaseControl>
	);
};

export interface RedirectProps {
	readonly help: string;
	readonly url: string;
	readonly query: readonly FormRedirectQuery[];
	/** Whether visitors may be led to another address too. */
	readonly hasOther?: boolean;
	readonly onChange: ( changes: {
		redirectUrl?: string;
		redirectQuery?: FormRedirectQuery[];
	} ) => void;
}

/**
 * The address and, once there is one, its values.
 */
export const RedirectFields = ( {
	help,
	url,
	query,
	hasOther = false,
	onChange,
}: RedirectProps ) => (
	<>
		<RedirectUrl
			label={ __( 'Redirect URL', 'brolga' ) }
			help={ help }
			url={ url }
			onChange={ ( redirectUrl ) => onChange( { redirectUrl } ) }
		/>
		{ ( url !== '' || hasOther ) && (
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ __( 'Add to the URL', 'brolga' ) }
				</BaseControl.VisualLabel>
				{ FORM.redirectQuery.map( ( name ) => (
					<CheckboxControl
						key={ name }
						label={ VALUES[ name ] }
						checked={ query.includes( name ) }
						onChange={ ( chosen ) =>
							onChange( {
								redirectQuery: FORM.redirectQuery.filter(
									( other ) =>
										other === name
											? chosen
											: query.includes( other )
								),
							} )
						}
					/>
				) ) }
			</fieldset>
		) }
	</>
);
