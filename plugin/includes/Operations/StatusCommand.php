<?php
declare( strict_types=1 );

namespace Brolga\Operations;

use Brolga\Core\Cli\Terminal;
use Brolga\Core\Metrics\Metric;
use WP_CLI;

/**
 * Shows whether this web node is ready, and the numbers that are watched.
 *
 * @see OPS-10
 */
final class StatusCommand {

	public function __construct(
		private readonly Readiness $readiness,
		private readonly Numbers $numbers
	) {}

	/**
	 * Shows whether this web node is ready, and its numbers. Exits with status 1 if it is not ready.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to show it.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		$parts    = $this->readiness->parts();
		$is_ready = ! in_array( false, $parts, true );
		$numbers  = array_merge( ...array_map(
			static fn ( Metric $metric ): array => $metric->numbers(),
			Terminal::answer( fn (): array => $this->numbers->all( $parts ) )
		) );
		if ( 'json' === ( $options['format'] ?? '' ) ) {
			WP_CLI::line( (string) wp_json_encode( [
				'ready'   => $is_ready,
				'parts'   => $parts,
				'numbers' => $numbers,
			] ) );
		} else {
			Terminal::show( $options, self::rows( $numbers ), [ 'name', 'value' ] );
		}
		if ( ! $is_ready ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * @param array<string, int|float> $numbers
	 * @return list<array{name: string, value: int|float}>
	 */
	private static function rows( array $numbers ): array {
		return array_map(
			static fn ( string $name, int|float $value ): array => [
				'name'  => $name,
				'value' => $value,
			],
			array_keys( $numbers ),
			array_values( $numbers )
		);
	}
}
