<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Admin\DashboardNews;
use Brolga\Core\Admin\DashboardSource;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Support\Roles;

/**
 * What failed, on the dashboard. The checks ask the site's own tables alone; what
 * takes a call is a probe, which nobody starts by opening a page. They are not
 * asked anew at each opening of the dashboard; the Health screen does.
 *
 * @see LEAD-61 LEAD-25
 */
final class HealthNews implements DashboardSource {

	private const TRANSIENT = 'brolga_health_news';

	private const KEPT_SECONDS = 300;

	public function __construct( private readonly Checks $checks ) {}

	/**
	 * Has the dashboard look anew.
	 */
	public static function forget(): void {
		delete_transient( self::TRANSIENT );
	}

	/**
	 * Who may mend it.
	 */
	public function capability(): string {
		return Roles::MANAGE_SETTINGS;
	}

	/**
	 * What is not well, the worst first.
	 */
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
	 * What is said where nothing is wrong: no more than is known.
	 *
	 * @param int $unchecked How many checks wait for somebody to run them.
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
	 * What is not well, by its state: of the last minutes, in the user's language.
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
