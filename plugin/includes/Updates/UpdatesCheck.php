<?php
declare( strict_types=1 );

namespace Brolga\Updates;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * Health check for updates: whether the latest release could be read, and why not.
 *
 * @see UPDATE-6
 */
final class UpdatesCheck implements HealthCheck {

	public function __construct( private readonly ReleaseSource $source ) {}

	public function id(): string {
		return 'updates';
	}

	public function title(): string {
		return __( 'Updates', 'brolga' );
	}

	public function look(): Finding {
		if ( ! $this->source->has_updates() ) {
			return Finding::unchecked(
				__( 'This copy does not update itself', 'brolga' ),
				__( 'It was not made as a release. Install a newer version by uploading its file under Plugins > Add Plugin.', 'brolga' )
			);
		}
		$state   = get_site_option( Releases::STATE );
		$read    = is_array( $state ) && is_int( $state['read'] ?? null ) ? $state['read'] : 0;
		$problem = is_array( $state ) && is_string( $state['problem'] ?? null ) ? $state['problem'] : '';
		if ( '' !== $problem ) {
			return Finding::recommended(
				__( 'The latest release could not be read', 'brolga' ),
				sprintf(
					/* translators: 1: a URL, 2: what went wrong. */
					__( 'Ask your host whether the server may call %1$s, where updates come from. %2$s', 'brolga' ),
					$this->source->url,
					$problem
				)
			);
		}
		return 0 === $read
			? Finding::unchecked(
				__( 'WordPress has not checked for updates yet', 'brolga' ),
				__( 'It checks twice a day. To check now, open Dashboard > Updates.', 'brolga' )
			)
			: Finding::good(
				__( 'Update checks are working', 'brolga' ),
				__( 'Releases are signed, and only a release with a valid signature is installed.', 'brolga' )
			);
	}
}
