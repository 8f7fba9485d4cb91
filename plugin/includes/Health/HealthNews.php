<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Admin\DashboardNews;
use Brolga\Core\Admin\DashboardSource;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Support\Roles;

/**
 * Shows failed health checks on the dashboard. Checks only query the site's own database; anything
 * that takes an HTTP request is a probe, which no page load starts. Results are cached for some
 * minutes, except on the Health screen.
 *
 * @see LEAD-61 LEAD-25
 */
final class HealthNews implements DashboardSource {

	private const TRANSIENT = 'brolga_health_news';

	private const KEPT_SECONDS = 300;

	public function __construct( private readonly Checks $checks ) {}

	public static function forget(): void {
		delete_transient( self::TRANSIENT );
	}

	public function capability(): string {
		return Roles::MANAGE_SETTINGS;
	}

	public function news(): DashboardNews {
		$lines    = $this->lines();
		$critical = $lines[ HealthState::Critical->value ];
		return new DashboardNews(
			[] === $critical ? __( 'Health', 'brolga' ) : __( 'Needs your attention', 'brolga' ),
			admin_url( 'admin.php?page=brolga-health' ),
			[ ...$critical, ...$lines[ HealthState::Recommended->value ] ],
			self::all_is_well( count( $lines[ HealthState::Unchecked->value ] ) ),
			[] !== $critical
		);
	}

	/**
	 * Claims no more than the checks that were run can tell.
	 *
	 * @param int $unchecked The number of checks that have not been run yet.
	 */
	private static function all_is_well( int $unchecked ): string {
		return 0 === $unchecked
			? __( 'Everything works. No emails or webhooks have failed.', 'brolga' )
			: sprintf(
				/* translators: %d: a number. */
				_n(
					'No problems found. %d check has not been run yet.',
					'No problems found. %d checks have not been run yet.',
					$unchecked,
					'brolga'
				),
				$unchecked
			);
	}

	/**
	 * Returns failed checks by state, cached for some minutes per language.
	 *
	 * @return array{
	 *     critical: list<array{text: string, note: string}>,
	 *     recommended: list<array{text: string, note: string}>,
	 *     unchecked: list<array{text: string, note: string}>,
	 * }
	 */
	private function lines(): array {
		$locale = determine_locale();
		$kept   = get_transient( self::TRANSIENT );
		$kept   = is_array( $kept ) ? $kept : [];
		if ( ! isset( $kept[ $locale ] ) ) {
			$lines = [
				HealthState::Critical->value    => [],
				HealthState::Recommended->value => [],
				HealthState::Unchecked->value   => [],
			];
			foreach ( $this->checks->all as $check ) {
				$finding = $check->look();
				if ( HealthState::Good !== $finding->state ) {
					$lines[ $finding->state->value ][] = [
						'text' => $finding->title,
						'note' => $finding->advice,
					];
				}
			}
			$kept[ $locale ] = $lines;
			set_transient( self::TRANSIENT, $kept, self::KEPT_SECONDS );
		}
		/**
		 * @var array{
		 *     critical: list<array{text: string, note: string}>,
		 *     recommended: list<array{text: string, note: string}>,
		 *     unchecked: list<array{text: string, note: string}>,
		 * }
		 */
		return $kept[ $locale ];
	}
}
