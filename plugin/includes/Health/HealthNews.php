<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Admin\DashboardNews;
use Brolga\Core\Admin\DashboardSource;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Roles;

/**
 * What failed, on the dashboard. The checks ask the site's own tables alone; what
 * takes a call is a probe, which nobody starts by opening a page.
 *
 * @see LEAD-61 LEAD-25
 */
final class HealthNews implements DashboardSource {

	public function __construct( private readonly Checks $checks ) {}

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
		$findings = array_map( static fn ( HealthCheck $check ): Finding => $check->look(), $this->checks->all );
		$of       = static fn ( HealthState $state ): array => array_values( array_filter( $findings, static fn ( Finding $finding ): bool => $state === $finding->state ) );
		$critical = $of( HealthState::Critical );
		return new DashboardNews(
			[] === $critical ? __( 'Health', 'brolga' ) : __( 'Needs your attention', 'brolga' ),
			admin_url( 'admin.php?page=brolga-health' ),
			array_map(
				static fn ( Finding $finding ): array => [
					'text' => $finding->title,
					'note' => $finding->advice,
				],
				[ ...$critical, ...$of( HealthState::Recommended ) ]
			),
			__( 'Everything works. No emails or webhooks have failed.', 'brolga' ),
			[] !== $critical
		);
	}
}
