<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

/**
 * Numbers of one name, as Prometheus reads them: text exposition format 0.0.4.
 *
 * @see OPS-5
 */
final class Metric {

	/** What all names begin with. */
	private const PREFIX = 'brolga_';

	/**
	 * @param string                       $name    Without the prefix.
	 * @param 'counter'|'gauge'|'histogram' $type    What kind of number it is.
	 * @param string                       $help    What it says, in one sentence.
	 * @param array<string, int|float>     $samples By what follows the name: an end and labels, or nothing.
	 */
	public function __construct(
		private readonly string $name,
		private readonly string $type,
		private readonly string $help,
		private readonly array $samples
	) {}

	/**
	 * A number as it is now.
	 *
	 * @param string                   $help    What it says.
	 * @param array<string, int|float> $samples By what follows the name.
	 */
	public static function gauge( string $name, string $help, array $samples ): self {
		return new self( $name, 'gauge', $help, $samples );
	}

	/**
	 * Labels as they stand behind a name.
	 *
	 * @param array<string, string> $labels By name.
	 */
	public static function labels( array $labels ): string {
		$pairs = [];
		foreach ( $labels as $name => $value ) {
			$value   = strtr( $value, [ '\\' => '\\\\', '"' => '\"', "\n" => '\n' ] );
			$pairs[] = "{$name}=\"{$value}\"";
		}
		return [] === $pairs ? '' : '{' . implode( ',', $pairs ) . '}';
	}

	/**
	 * @return array<string, int|float> By name and labels.
	 */
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
