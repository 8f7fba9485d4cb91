/**
 * What the sender's domain should say, so that mailboxes believe it.
 */
import { Button, Icon, Notice } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { caution, check, help } from '@wordpress/icons';
import * as rest from '../rest';
import { refusalOf } from '../../admin/settings/rest';

const WORDS: Readonly< Record< rest.DomainRecord[ 'state' ], string > > = {
	good: __( 'Good', 'brolga' ),
	recommended: __( 'Recommended', 'brolga' ),
	critical: __( 'Missing', 'brolga' ),
	unknown: __( 'Unknown', 'brolga' ),
};

const ICONS = {
	good: check,
	recommended: caution,
	critical: caution,
	unknown: help,
} as const;

/**
 * Whether a record can be added as it stands: of an example, a part is left out.
 *
 * @see EMAIL-760
 * @param value The record.
 */
const isWhole = ( value: string ): boolean => ! value.endsWith( '…' );

const Line = ( { name, value }: { name: string; value: string } ) => {
	const [ copied, setCopied ] = useState( false );
	const copy = useCopyToClipboard< HTMLButtonElement >( value, () =>
		setCopied( true )
	);
	return (
		<div className="brolga-record__line">
			<p>
				{ sprintf(
					/* translators: %s: the name of a DNS record. */
					__( 'Name: %s, type: TXT', 'brolga' ),
					name
				) }
			</p>
			<code>{ value }</code>
			{ isWhole( value ) && (
				<Button ref={ copy } variant="secondary" size="compact">
					{ copied
						? __( 'Copied', 'brolga' )
						: __( 'Copy', 'brolga' ) }
				</Button>
			) }
		</div>
	);
};

const Finding = ( { finding }: { readonly finding: rest.DomainRecord } ) => (
	<li className={ `brolga-record is-${ finding.state }` }>
		<h3>
			<Icon icon={ ICONS[ finding.state ] } />
			{ finding.record }
			<span>{ WORDS[ finding.state ] }</span>
		</h3>
		<p>{ finding.message }</p>
		{ finding.value !== '' && (
			<Line name={ finding.name } value={ finding.value } />
		) }
		{ finding.value === '' && finding.found !== '' && (
			<code>{ finding.found }</code>
		) }
	</li>
);

export function DomainCheck() {
	const [ busy, setBusy ] = useState( false );
	const [ report, setReport ] = useState< rest.DomainReport | undefined >();
	const [ failure, setFailure ] = useState( '' );

	const lookUp = async (): Promise< void > => {
		setBusy( true );
		setFailure( '' );
		try {
			setReport( await rest.lookUp() );
		} catch ( reason ) {
			setFailure( refusalOf( reason ).message );
		}
		setBusy( false );
	};

	return (
		<>
			<div>
				<Button
					variant="secondary"
					isBusy={ busy }
					disabled={ busy }
					accessibleWhenDisabled
					onClick={ () => void lookUp() }
					__next40pxDefaultSize
				>
					{ __( 'Check domain', 'brolga' ) }
				</Button>
			</div>
			<div role="status" className="brolga-wide">
				{ failure !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ failure }
					</Notice>
				) }
				{ report && (
					<>
						<p>
							{ sprintf(
								/* translators: %s: a mail address. */
								__( 'For emails from %s:', 'brolga' ),
								report.address
							) }
						</p>
						<ul className="brolga-records">
							{ report.records.map( ( finding ) => (
								<Finding
									key={ finding.record }
									finding={ finding }
								/>
							) ) }
						</ul>
					</>
				) }
			</div>
		</>
	);
}
