<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * A health check for outdated versions of PHP and WordPress. Versions below the plugin's
 * requirements never get here.
 *
 * @see LEAD-25
 */
final class VersionsCheck implements HealthCheck {

	/** The day on which each PHP version stops getting security fixes. */
	private const PHP_ENDS = [
		'8.2' => '2026-12-31',
		'8.3' => '2027-12-31',
		'8.4' => '2028-12-31',
		'8.5' => '2029-12-31',
	];

	public function __construct(
		private readonly string $php,
		private readonly string $wordpress,
		private readonly string $today
	) {}

	public function id(): string {
		return 'versions';
	}

	public function title(): string {
		return __( 'PHP and WordPress', 'brolga' );
	}

	public function look(): Finding {
		$branch = implode( '.', array_slice( explode( '.', $this->php ), 0, 2 ) );
		$ends   = self::PHP_ENDS[ $branch ] ?? '';
		if ( '' !== $ends && $ends < $this->today ) {
			return Finding::recommended(
				/* translators: %s: a version. */
				sprintf( __( 'PHP %s no longer receives security updates', 'brolga' ), $branch ),
				__( 'Ask your host for a newer version of PHP.', 'brolga' )
			);
		}
		return Finding::good(
			/* translators: 1: a version of PHP, 2: a version of WordPress. */
			sprintf( __( 'PHP %1$s and WordPress %2$s are supported', 'brolga' ), $this->php, $this->wordpress ),
			__( 'Keep WordPress up to date under Dashboard > Updates.', 'brolga' )
		);
	}
}
