/**
 * One finding: how something is, and the buttons that mend it.
 */
import { Button, Icon } from '@wordpress/components';
import { cautionFilled, check, help, info } from '@wordpress/icons';
import type { Finding, HealthAction } from '../../rest';
import { STATE } from './words';

const ICONS = {
	good: check,
	unchecked: help,
	recommended: info,
	critical: cautionFilled,
} as const;

interface Props {
	readonly finding: Finding;
	/** The kind of action that is under way here. */
	readonly busy: HealthAction[ 'kind' ] | undefined;
	readonly onAct: ( action: HealthAction ) => void;
}

export const FindingCard = ( { finding, busy, onAct }: Props ) => (
	<li className={ `brolga-finding is-${ finding.state }` }>
		<Icon icon={ ICONS[ finding.state ] } size={ 24 } />
		<div className="brolga-finding__text">
			<h2>
				{ finding.title }
				<span className="screen-reader-text">
					{ ` (${ STATE[ finding.state ] })` }
				</span>
			</h2>
			<p>{ finding.advice }</p>
			{ finding.detail !== '' && <code>{ finding.detail }</code> }
			{ finding.actions.length > 0 && (
				<div className="brolga-finding__actions">
					{ finding.actions.map( ( action, index ) =>
						action.kind === 'link' ? (
							<Button
								// Its label changes with what it found, and it keeps the focus.
								key={ index }
								variant="secondary"
								href={ action.url }
								__next40pxDefaultSize
							>
								{ action.label }
							</Button>
						) : (
							<Button
								key={ index }
								variant={
									action.kind === 'resend'
										? 'primary'
										: 'secondary'
								}
								isBusy={ busy === action.kind }
								disabled={ busy !== undefined }
								accessibleWhenDisabled
								onClick={ () => onAct( action ) }
								__next40pxDefaultSize
							>
								{ action.label }
							</Button>
						)
					) }
				</div>
			) }
		</div>
	</li>
);
