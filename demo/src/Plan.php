<?php
/**
 * The demo's planting plans.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Draws a planting plan from what stands in a garden. Beds fill themselves: each
 * kind of plant grows in drifts, as it would be set out, and one plant of each kind
 * carries its number of the planting list.
 *
 * @see DEMO-12
 *
 * @phpstan-type Point array{int, int}
 * @phpstan-type Mix list<array{int, string, int, int}>
 * @phpstan-type Ground array{string, list<int>|non-empty-list<Point>}
 * @phpstan-type Garden array{
 *     ground: list<Ground>,
 *     beds: list<array{non-empty-list<Point>, Mix}>,
 *     trees?: list<array{int, int, int, int}>,
 *     over?: list<Ground>,
 *     metres: int,
 * }
 */
final class Plan {

	public const WIDTH  = 1200;
	public const HEIGHT = 900;

	/** Fill and line of each kind of plant. */
	private const KINDS = [
		'tree'   => [ '#7F9A72', '.34' ],
		'violet' => [ '#8A72BC', '.34' ],
		'shrub'  => [ '#5F7F52', '.85' ],
		'dark'   => [ '#1F5B45', '.85' ],
		'red'    => [ '#B54723', '.85' ],
		'gold'   => [ '#C9A145', '.9' ],
		'lilac'  => [ '#8A72BC', '.85' ],
		'white'  => [ '#FFFFFF', '.95' ],
		'grass'  => [ '#5F7F52', '1' ],
		'straw'  => [ '#A3915A', '1' ],
		'strap'  => [ '#3F6F55', '.85' ],
		'wet'    => [ '#4F8385', '.9' ],
	];

	/** How often a place is tried for a plant; what fits by then is a full bed. */
	private const TRIES = 2600;

	/**
	 * What stands already.
	 *
	 * @var list<array{float, float, int, int, string}> x, y, radius, number, kind.
	 */
	private array $plants = [];

	/**
	 * Number → how many.
	 *
	 * @var array<int, int>
	 */
	private array $planted = [];

	/**
	 * Takes the pen.
	 *
	 * @param Svg $pen The drawing's own.
	 */
	public function __construct( private readonly Svg $pen ) {}

	/**
	 * Draws a garden.
	 *
	 * @param array $garden     What is there, what grows there, and how many metres the sheet is wide.
	 * @param bool  $has_labels Whether numbers and scale are written: not where it is shown too small to read them.
	 * @phpstan-param Garden $garden
	 */
	public function draw( array $garden, bool $has_labels = true ): string {
		$out = '';
		foreach ( $garden['ground'] as [ $what, $where ] ) {
			$out .= $this->ground( $what, $where );
		}
		foreach ( $garden['beds'] as [ $corners, $mix ] ) {
			$out .= sprintf(
				'<path d="%s" fill="#E4DECB" stroke="%s" stroke-width="2"/>',
				$this->smooth( $corners ),
				Svg::INK
			);
			$this->fill( $corners, $mix );
		}
		foreach ( $garden['over'] ?? [] as [ $what, $where ] ) {
			$out .= $this->ground( $what, $where );
		}
		foreach ( $this->plants as $plant ) {
			$out .= $this->plant( ...$plant );
		}
		foreach ( $garden['trees'] ?? [] as [ $number, $x, $y, $r ] ) {
			$out .= $this->tree( $x, $y, $r, $number >= 100 ? 'violet' : 'tree' );
		}

		$this->planted = array_count_values(
			[
				...array_column( $this->plants, 3 ),
				...array_map( static fn ( array $tree ): int => $tree[0] % 100, $garden['trees'] ?? [] ),
			]
		);

		return $has_labels ? $out . $this->tags( $garden['trees'] ?? [] ) . $this->scale( $garden['metres'] ) : $out;
	}

	/**
	 * How many of each number were drawn.
	 *
	 * @return array<int, int>
	 */
	public function planted(): array {
		return $this->planted;
	}

	/**
	 * What is no plant.
	 *
	 * @param string $what  Its name.
	 * @param array  $where Corners, or left, top, width and height.
	 * @phpstan-param list<int>|non-empty-list<Point> $where
	 */
	private function ground( string $what, array $where ): string {
		$points = array_values( array_filter( $where, is_array( ... ) ) );
		if ( [] === $points ) {
			[ $x, $y, $w, $h ] = [ ...array_filter( $where, is_int( ... ) ), 0, 0, 0, 0 ];

			return match ( $what ) {
				'house' => $this->pen->house( $x, $y, $w, $h ),
				'deck'  => $this->pen->boards( $x, $y, $w, $h, 14 ),
				default => $this->pen->tiles( $x, $y, $w, $h, 48 ),
			};
		}
		$path = $this->smooth( $points, ! in_array( $what, [ 'path', 'contour', 'steps' ], true ) );

		return match ( $what ) {
			'lawn'    => '<path d="' . $path . '" fill="#C6CFAE" opacity=".55"/>',
			'water'   => '<path d="'
				. $path
				. '" fill="'
				. Svg::WATER
				. '" stroke="'
				. Svg::INK
				. '" stroke-width="2.500"/><path d="'
				. $path
				. '" fill="none" stroke="#fff" stroke-width="10" opacity=".35"/>',
			'path'    => '<path d="'
				. $path
				. '" fill="none" stroke="'
				. Svg::INK
				. '" stroke-width="59"/><path d="'
				. $path
				. '" fill="none" stroke="#EDE6D3" stroke-width="54"/>',
			'steps'   => '<path d="'
				. $path
				. '" fill="none" stroke="'
				. Svg::INK
				. '" stroke-width="66" stroke-linecap="butt" stroke-dasharray="3 15"/>',
			'contour' => '<path d="'
				. $path
				. '" fill="none" stroke="'
				. Svg::INK
				. '" stroke-width="1.500" stroke-dasharray="14 9" opacity=".55"/>',
			default   => '',
		};
	}

	/**
	 * Fills a bed: the nearest seed of a drift says what grows at a place.
	 *
	 * @param array $corners Its outline.
	 * @param array $mix     Number, kind, radius and weight of what grows in it.
	 * @phpstan-param non-empty-list<Point> $corners
	 * @phpstan-param Mix $mix
	 */
	private function fill( array $corners, array $mix ): void {
		$xs    = array_column( $corners, 0 );
		$ys    = array_column( $corners, 1 );
		$dice  = $this->pen->dice;
		$box   = array_map( intval( ... ), [ min( $xs ), max( $xs ), min( $ys ), max( $ys ) ] );
		$place = static fn (): array => [ $dice->getInt( $box[0], $box[1] ), $dice->getInt( $box[2], $box[3] ) ];
		$seeds = [];
		foreach ( $mix as $kind ) {
			for ( $drift = 0; $drift < $kind[3]; $drift++ ) {
				do {
					$spot = $place();
				} while ( ! self::inside( $spot, $corners ) );
				$seeds[] = [ $spot, $kind ];
			}
		}
		$first = count( $this->plants );
		for ( $try = 0; $try < self::TRIES && [] !== $seeds; $try++ ) {
			$spot = $place();
			$near = PHP_INT_MAX;
			$best = $seeds[0][1];
			foreach ( $seeds as [ $seed, $plant ] ) {
				$far = self::apart( $seed, $spot );
				if ( $far < $near ) {
					[ $near, $best ] = [ $far, $plant ];
				}
			}
			[ $number, $kind, $radius ] = $best;
			if ( $this->is_free( $spot, $radius, $corners, $first ) ) {
				$this->plants[] = [ (float) $spot[0], (float) $spot[1], $radius, $number, $kind ];
			}
		}
	}

	/**
	 * Whether a plant has room: inside its bed, and beside the others of the bed.
	 *
	 * @param array $spot    Where.
	 * @param int   $radius  How large.
	 * @param array $corners The bed.
	 * @param int   $first   The bed's first plant.
	 * @phpstan-param Point $spot
	 * @phpstan-param list<Point> $corners
	 */
	private function is_free( array $spot, int $radius, array $corners, int $first ): bool {
		foreach ( [ [ 0, 0 ], [ $radius, 0 ], [ -$radius, 0 ], [ 0, $radius ], [ 0, -$radius ] ] as [ $dx, $dy ] ) {
			if ( ! self::inside( [ $spot[0] + $dx, $spot[1] + $dy ], $corners ) ) {
				return false;
			}
		}
		foreach ( array_slice( $this->plants, $first ) as $other ) {
			if (
				self::apart( $spot, [ (int) $other[0], (int) $other[1] ] ) < ( ( $radius + $other[2] ) * 0.86 ) ** 2
			) {
				return false;
			}
		}

		return true;
	}

	/**
	 * @param float  $x      Centre.
	 * @param float  $y      Centre.
	 * @param int    $r      Radius.
	 * @param int    $number Its number, which tags() writes.
	 * @param string $kind   How it is drawn.
	 */
	private function plant( float $x, float $y, int $r, int $number, string $kind ): string {
		[ $colour, $strength ] = self::KINDS[ $kind ] ?? self::KINDS['shrub'];
		unset( $number );
		if ( in_array( $kind, [ 'grass', 'straw', 'wet' ], true ) ) {
			return sprintf(
				'<path d="%s" stroke="%s" stroke-width="2.400" opacity="%s"/>',
				$this->rays( $x, $y, $r, 9, 0.15 ),
				$colour,
				$strength
			);
		}
		if ( 'strap' === $kind ) {
			$out   = '';
			$turn  = $this->pen->dice->getInt( 0, 60 );
			for ( $leaf = 0; $leaf < 6; $leaf++ ) {
				$out .= sprintf(
					'<ellipse rx="%.1f" ry="%.1f" cx="%.1f" transform="translate(%.0f %.0f) rotate(%d)"/>',
					$r * 0.5,
					$r * 0.17,
					$r * 0.5,
					$x,
					$y,
					$turn + $leaf * 60
				);
			}

			return sprintf( '<g fill="%s" opacity="%s">%s</g>', $colour, $strength, $out );
		}
		$heart = in_array( $kind, [ 'red', 'gold', 'lilac', 'white' ], true )
			? sprintf( '<circle cx="%.0f" cy="%.0f" r="%.1f" fill="%s"/>', $x, $y, $r * 0.22, Svg::INK )
			: '';

		if ( $r < 20 ) {
			return sprintf(
				'<circle cx="%.0f" cy="%.0f" r="%d" fill="%s" fill-opacity="%s" stroke="%s"/>',
				$x,
				$y,
				$r - 1,
				$colour,
				$strength,
				Svg::INK
			) . $heart;
		}

		return sprintf(
			'<path d="%s" fill="%s" fill-opacity="%s" stroke="%s" stroke-width="1.300"/>%s',
			$this->pen->blob( (int) $x, (int) $y, $r, 9 ),
			$colour,
			$strength,
			Svg::INK,
			$heart
		);
	}

	/**
	 * A tree: what is under it can be seen.
	 *
	 * @param int    $x    Its trunk.
	 * @param int    $y    Its trunk.
	 * @param int    $r    The radius of its crown.
	 * @param string $kind How it is drawn.
	 */
	private function tree( int $x, int $y, int $r, string $kind ): string {
		[ $colour, $strength ] = self::KINDS[ $kind ];

		$crown = $this->pen->blob( $x, $y, $r, 22 );

		return sprintf(
			'<path d="%s" fill="%s" fill-opacity="%s" stroke="%s" stroke-width="2.500"/>',
			$crown,
			$colour,
			$strength,
			Svg::INK
		)
			. sprintf(
				'<path d="%s" stroke="%s" stroke-width="1.600" opacity=".6"/><circle cx="%d" cy="%d" r="6" fill="%s"/>',
				$this->rays( $x, $y, (int) ( $r * 0.88 ), 13, 0.1 ),
				Svg::INK,
				$x,
				$y,
				Svg::INK
			);
	}

	/**
	 * Strokes from a middle.
	 *
	 * @param float $x     Middle.
	 * @param float $y     Middle.
	 * @param int   $r     How far.
	 * @param int   $count How many.
	 * @param float $inner Where they begin, as a part of the radius.
	 */
	private function rays( float $x, float $y, int $r, int $count, float $inner ): string {
		$out = '';
		for ( $ray = 0; $ray < $count; $ray++ ) {
			$angle = 2 * M_PI * ( $ray + $this->pen->dice->getInt( -25, 25 ) / 100 ) / $count;
			$far   = $r * $this->pen->dice->getInt( 70, 100 ) / 100;
			$out  .= sprintf(
				'M%.0f %.0fL%.0f %.0f',
				$x + $r * $inner * cos( $angle ),
				$y + $r * $inner * sin( $angle ),
				$x + $far * cos( $angle ),
				$y + $far * sin( $angle )
			);
		}

		return $out;
	}

	/**
	 * One number for each kind: where it stands thickest, and no two on each other.
	 *
	 * @param array $trees Number, place and radius.
	 * @phpstan-param list<array{int, int, int, int}> $trees
	 */
	private function tags( array $trees ): string {
		$spots = [];
		foreach ( $trees as [ $number, $x, $y ] ) {
			$spots[ $number % 100 ][] = [ $x, $y ];
		}
		foreach ( $this->plants as [ $x, $y, , $number ] ) {
			$spots[ $number ][] = [ (int) $x, (int) $y ];
		}
		ksort( $spots );
		$taken = [];
		$out   = '';
		foreach ( $spots as $number => $places ) {
			$middle = [
				(int) ( array_sum( array_column( $places, 0 ) ) / count( $places ) ),
				(int) ( array_sum( array_column( $places, 1 ) ) / count( $places ) ),
			];
			usort(
				$places,
				static fn ( array $a, array $b ): int => self::apart( $a, $middle ) <=> self::apart( $b, $middle )
			);
			$free = array_filter(
				$places,
				static fn ( array $place ): bool => [] === array_filter(
					$taken,
					static fn ( array $other ): bool => self::apart( $place, $other ) < 64 ** 2
				)
			);
			$spot = reset( $free );
			$spot = false === $spot ? $places[0] : $spot;

			$taken[] = $spot;
			$out    .= sprintf(
				'<circle cx="%d" cy="%d" r="26" fill="#FBFAF6" stroke="%s" stroke-width="2.500"/>',
				$spot[0],
				$spot[1],
				Svg::INK
			)
				. Figures::write( (string) $number, $spot[0], $spot[1], 44, Svg::INK );
		}

		return $out;
	}

	/**
	 * North, and a bar of some metres.
	 *
	 * @param int $metres How many metres the sheet is wide.
	 */
	private function scale( int $metres ): string {
		$bar = $metres > 60 ? 20 : ( $metres > 24 ? 5 : 2 );
		$run = (int) round( $bar * self::WIDTH / $metres );

		return sprintf( '<path d="M40 846v14h%dv-14" fill="none" stroke="%s" stroke-width="3"/>', $run, Svg::INK )
			. Figures::write( "$bar m", 40 + $run + ( $bar > 9 ? 66 : 52 ), 852, 44, Svg::INK )
			. $this->pen->north( 1148, 842 );
	}

	/**
	 * A line through points without corners.
	 *
	 * @param bool $is_closed Whether it ends where it began.
	 * @phpstan-param list<Point> $points
	 */
	private function smooth( array $points, bool $is_closed = true ): string {
		$count = count( $points );
		if ( ! $is_closed ) {
			$path = sprintf( 'M%d %d', ...$points[0] );
			for ( $at = 1; $at < $count - 1; $at++ ) {
				$path .= sprintf(
					'Q%d %d %.0f %.0f',
					$points[ $at ][0],
					$points[ $at ][1],
					( $points[ $at ][0] + $points[ $at + 1 ][0] ) / 2,
					( $points[ $at ][1] + $points[ $at + 1 ][1] ) / 2
				);
			}

			return $path . sprintf( 'L%d %d', ...$points[ $count - 1 ] );
		}
		$path = '';
		foreach ( $points as $at => $point ) {
			$before = $points[ ( $at + $count - 1 ) % $count ];
			$after  = $points[ ( $at + 1 ) % $count ];
			$in     = self::toward( $point, $before, 26 );
			$out    = self::toward( $point, $after, 26 );
			$path  .= sprintf(
				'%s%.0f %.0fQ%d %d %.0f %.0f',
				'' === $path ? 'M' : 'L',
				$in[0],
				$in[1],
				$point[0],
				$point[1],
				$out[0],
				$out[1]
			);
		}

		return $path . 'Z';
	}

	/**
	 * A place some way from a point to another.
	 *
	 * @param array $from The point.
	 * @param array $to   The other.
	 * @param int   $way  How far; no further than a third.
	 * @phpstan-param Point $from
	 * @phpstan-param Point $to
	 * @return array{float, float}
	 */
	private static function toward( array $from, array $to, int $way ): array {
		$long = max( 1.0, sqrt( self::apart( $from, $to ) ) );
		$part = min( $way / $long, 0.33 );

		return [ $from[0] + ( $to[0] - $from[0] ) * $part, $from[1] + ( $to[1] - $from[1] ) * $part ];
	}

	/**
	 * The square of a distance.
	 *
	 * @param array $a A point.
	 * @param array $b Another.
	 * @phpstan-param Point $a
	 * @phpstan-param Point $b
	 */
	private static function apart( array $a, array $b ): int {
		return ( $a[0] - $b[0] ) ** 2 + ( $a[1] - $b[1] ) ** 2;
	}

	/**
	 * Whether a point is inside an outline.
	 *
	 * @param array $corners The outline.
	 * @phpstan-param Point $point
	 * @phpstan-param list<Point> $corners
	 */
	private static function inside( array $point, array $corners ): bool {
		$is_in = false;
		$last  = count( $corners ) - 1;
		foreach ( $corners as $at => [ $x, $y ] ) {
			[ $x2, $y2 ] = $corners[ 0 === $at ? $last : $at - 1 ];
			if (
				( $y > $point[1] ) !== ( $y2 > $point[1] )
				&& $point[0] < ( $x2 - $x ) * ( $point[1] - $y ) / ( $y2 - $y ) + $x
			) {
				$is_in = ! $is_in;
			}
		}

		return $is_in;
	}
}
