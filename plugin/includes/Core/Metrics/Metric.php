<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

/**
 * One metric with its samples in Prometheus's text exposition format 0.0.4.
 *
 * @see OPS-5
 */
final class Metric {

	private const PREFIX = 'brolga_';

	/**
	 * @param string $name Without the prefix.
	 * @param 'counter'|'gauge'|'histogram' $type
	 * @param string $help One sentence.
	 * @param array<string, int|float> $samples Values by the rest of their name, such as `_sum` or labels;
	 *     may be empty.
	 */
	public function __construct(
		private readonly string $name,
		private readonly string $type,
		private readonly string $help,
		private readonly array $samples
	) {}

	/** @param array<string, int|float> $samples */
	public static function gauge( string $name, string $help, array $samples ): self {
		return new self( $name, 'gauge', $help, $samples );
	}

	/** @param array<string, string> $labels */
	public static function labels( array $labels ): string {
		$pairs = [];
		foreach ( $labels as $name => $value ) {
			$value   = strtr( $value, [ '\\' => '\\\\', '"' => '\"', "\n" => '\n' ] );
			$pairs[] = "{$name}=\"{$value}\"";
		}
		return [] === $pairs ? '' : '{' . implode( ',', $pairs ) . '}';
	}

	/** @return array<string, int|float> */
	public function numbers(): array {
		$numbers = [];
		foreach ( $this->samples as $rest => $value ) {
			$numbers[ self::PREFIX . $this->name . $rest ] = $value;
		}
		return $numbers;
	}

	public function format(): string {
		$name  = self::PREFIX . $this->name;
		$lines = [ "# HELP {$name} {$this->help}", "# TYPE {$name} {$this->type}" ];
		foreach ( $this->numbers() as $number => $value ) {
			$lines[] = "{$number} {$value}";
		}
		return implode( "\n", $lines ) . "\n";
	}
}
