<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Outbox\OutboxRepository;
use Closure;

/**
 * Adds the health checks to Tools > Site Health, and the state of the queue to its debug information.
 *
 * @see OUTBOX-15 LEAD-25
 */
final class SiteHealth implements Module {

	public const PREFIX = 'brolga_';

	/** @param Closure(): Checks $checks */
	public function __construct(
		#[LazyInject( Checks::class )] private readonly Closure $checks,
		private readonly OutboxRepository $jobs
	) {}

	public function register(): void {
		add_filter( 'site_status_tests', $this->with_tests( ... ) );
		add_filter( 'debug_information', $this->with_information( ... ) );
	}

	/**
	 * @param array<array-key, mixed> $tests
	 * @return array<array-key, mixed>
	 */
	private function with_tests( array $tests ): array {
		$direct = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : [];
		foreach ( ( $this->checks )()->all as $check ) {
			$direct[ self::PREFIX . $check->id() ] = [
				'label' => $check->title(),
				'test'  => static fn (): array => self::verdict( $check ),
			];
		}
		return [ 'direct' => $direct ] + $tests;
	}

	/** @return array<string, mixed> */
	private static function verdict( HealthCheck $check ): array {
		$finding = $check->look();
		return [
			'label'       => $finding->title,
			// WordPress has no status for checks that have not run yet.
			'status'      => HealthState::Unchecked === $finding->state
				? HealthState::Recommended->value
				: $finding->state->value,
			'badge'       => [
				'label' => __( 'Brolga', 'brolga' ),
				'color' => HealthState::Good === $finding->state ? 'green' : 'red',
			],
			'description' => '<p>'
				. esc_html( $finding->advice )
				. '</p>'
				. ( '' === $finding->detail ? '' : '<p><code>' . esc_html( $finding->detail ) . '</code></p>' ),
			'actions'     => HealthState::Good === $finding->state
				? ''
				: sprintf(
					'<p><a href="%s">%s</a></p>',
					esc_url( admin_url( 'admin.php?page=brolga-health' ) ),
					esc_html__( 'Fix this under Brolga > Health', 'brolga' )
				),
			'test'        => self::PREFIX . $check->id(),
		];
	}

	/**
	 * @param array<array-key, mixed> $information
	 * @return array<array-key, mixed>
	 */
	private function with_information( array $information ): array {
		try {
			$state = $this->jobs->state();
		} catch ( StorageUnavailable ) {
			return $information;
		}
		$values = [
			__( 'Queued deliveries', 'brolga' )         => (string) $state->waiting,
			__( 'Queued deliveries that failed before', 'brolga' ) => (string) $state->failing,
			__( 'Failed deliveries', 'brolga' )          => (string) $state->dead,
			__( 'Next delivery due', 'brolga' )     => null === $state->next_due
				? '–'
				: gmdate( 'Y-m-d H:i:s', $state->next_due ) . ' UTC',
			__( 'Last failure', 'brolga' )        => '' === $state->last_error ? '–' : $state->last_error,
		];
		$fields = [];
		foreach ( $values as $label => $value ) {
			$fields[] = [
				'label'   => $label,
				'value'   => $value,
				// The mailer's error message may contain a visitor's address.
				'private' => $value === $state->last_error,
			];
		}
		$information['brolga'] = [
			'label'  => 'Brolga',
			'fields' => $fields,
		];
		return $information;
	}
}
