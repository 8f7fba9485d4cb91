<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Settings\SettingsService;

/**
 * A health check for invalid values in wp-config.php or the environment. The default replaces
 * them, which would otherwise go unnoticed.
 *
 * @see ARCH-21 LEAD-25
 */
final class ServerValuesCheck implements HealthCheck {

	public function __construct(
		private readonly SettingsService $settings,
		private readonly Parts $parts
	) {}

	public function id(): string {
		return 'configuration';
	}

	public function title(): string {
		return __( 'Server configuration', 'brolga' );
	}

	public function look(): Finding {
		$problems = $this->problems();
		if ( [] === $problems ) {
			return Finding::good(
				__( 'The server configuration is valid', 'brolga' ),
				__( 'Everything set in wp-config.php or by environment variables can be used.', 'brolga' )
			);
		}
		return Finding::critical(
			sprintf(
				/* translators: %s: names of constants or environment variables. */
				__( '%s cannot be used', 'brolga' ),
				implode( ', ', array_keys( $problems ) )
			),
			__( 'Values that cannot be used are replaced by their defaults. Change them in wp-config.php or in the server’s environment.', 'brolga' ),
			implode( "\n", array_map(
				static fn ( string $name, string $problem ): string => "{$name}: {$problem}",
				array_keys( $problems ),
				$problems
			) )
		);
	}

	/** @return list<ServerValue> */
	public function all(): array {
		$values = $this->parts->server_values();
		foreach ( $this->settings->sections() as $section ) {
			$of_section = $this->settings->values( $section );
			$values     = [
				...$values,
				...array_values( array_filter( array_map( $of_section->on_server( ... ), $of_section->names() ) ) ),
			];
		}
		return $values;
	}

	/** @return array<string, string> */
	private function problems(): array {
		$problems = [];
		foreach ( $this->all() as $value ) {
			$problems[ $value->name ] = $value->problem();
		}
		foreach ( $this->settings->sections() as $section ) {
			$values = $this->settings->values( $section );
			foreach ( $section->problems( $values ) as $name => $problem ) {
				$constant = $values->constant( $name );
				if ( null !== $constant ) {
					$problems[ $constant ] ??= $problem;
				}
			}
		}
		return array_filter( $problems, is_string( ... ) );
	}
}
