<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

use Brolga\Core\Database\Connection;
use wpdb;

/**
 * The SQL of a list that is sorted or filtered by fields. Unlike WordPress' meta queries, it keeps posts that lack
 * the field it sorts by, lists no post twice, and understands days however they are stored.
 *
 * @see BLOG-892 BLOG-893
 */
final class ListClausesRepository {

	private const SIGNS = [
		'is'       => '=',
		'less'     => '<',
		'at-most'  => '<=',
		'greater'  => '>',
		'at-least' => '>=',
	];

	/** Properties of a post, by the id of their field. */
	private const COLUMNS = [
		'post:date'       => 'post_date',
		'post:modified'   => 'post_modified',
		'post:title'      => 'post_title',
		'post:menu_order' => 'menu_order',
	];

	/** Values that can be compared as what they are taken for. 2027-01-31, 20270131 and both with a time are days. */
	private const USABLE = [
		'number' => "REGEXP '^[-+]?[0-9]*[.]?[0-9]'",
		'date'   => "REGEXP '^[0-9]{4}-?[0-9]{2}-?[0-9]{2}'",
	];

	public function __construct( private readonly Connection $db ) {}

	/** @return string Empty, or beginning with AND. */
	public function where( ListSettings $settings ): string {
		$conditions = array_map( $this->condition( ... ), $settings->rules );
		return [] === $conditions
			? ''
			: ' AND (' . implode( $settings->matches_any ? ' OR ' : ' AND ', $conditions ) . ')';
	}

	/** Ends with a unique key, so that no post appears on two pages. */
	public function order( ListSort $sort ): string {
		$how   = $sort->is_descending ? 'DESC' : 'ASC';
		$posts = $this->db->core_table( 'posts' );
		$last  = "{$posts}.post_date DESC, {$posts}.ID DESC";
		$value = $this->sorted( $this->value( $sort->field ), $sort->kind );
		if ( null === $sort->field->meta_key() ) {
			return "{$value} {$how}, {$last}";
		}
		$found = "(SELECT MIN({$value}) FROM {$this->rows( $sort->field, $sort->kind )})";
		return "{$found} IS NULL, {$found} {$how}, {$last}";
	}

	private function condition( ListRule $rule ): string {
		$denied = $rule->comparison->denied();
		$wanted = null === $denied ? $rule : new ListRule( $rule->field, $rule->kind, $denied, $rule->value );
		$test   = $this->test( $wanted );
		$holds  = null === $rule->field->meta_key()
			? "({$test})"
			: "EXISTS (SELECT 1 FROM {$this->rows( $rule->field, $rule->kind )} AND {$test})";
		return null === $denied ? $holds : "NOT {$holds}";
	}

	private function test( ListRule $rule ): string {
		$value = $this->value( $rule->field );
		if ( FieldComparison::Set === $rule->comparison ) {
			return FieldKind::Truth === $rule->kind ? "{$value} <> '0'" : "{$value} <> ''";
		}
		if ( FieldComparison::Contains === $rule->comparison ) {
			return "{$value} LIKE " . self::quoted( '%' . $this->db->escape_like( $rule->value ) . '%' );
		}
		$sign = self::SIGNS[ $rule->comparison->value ] ?? '=';
		return match ( $rule->kind ) {
			FieldKind::Number => "{$value} + 0 {$sign} " . self::number( $rule->value ),
			FieldKind::Date   => "SUBSTR({$this->digits( $value )}, 1, 8) {$sign} " . self::quoted( $rule->value ),
			default           => "{$value} {$sign} " . self::quoted( $rule->value ),
		};
	}

	private function sorted( string $value, FieldKind $kind ): string {
		return match ( $kind ) {
			FieldKind::Date => $this->digits( $value ),
			FieldKind::Text => "LOWER({$value})",
			default         => "{$value} + 0",
		};
	}

	/** A date's digits, which are in the order of time. */
	private function digits( string $value ): string {
		foreach ( [ '-', ':', 'T', ' ' ] as $mark ) {
			$value = "REPLACE({$value}, '{$mark}', '')";
		}
		return $value;
	}

	private function value( ListField $field ): string {
		$posts = $this->db->core_table( 'posts' );
		return null === $field->meta_key()
			? "{$posts}." . ( self::COLUMNS[ $field->id ] ?? 'post_date' )
			: 'brolga_field.meta_value';
	}

	/** The rows of a field of meta with a usable value, up to WHERE. */
	private function rows( ListField $field, FieldKind $kind ): string {
		$usable = self::USABLE[ $kind->value ] ?? "<> ''";
		return "{$this->db->core_table( 'postmeta' )} brolga_field WHERE brolga_field.post_id = "
			. "{$this->db->core_table( 'posts' )}.ID AND brolga_field.meta_key = "
			. self::quoted( (string) $field->meta_key() ) . " AND brolga_field.meta_value {$usable}";
	}

	private static function number( string $value ): string {
		return (string) ( (float) $value );
	}

	private static function quoted( string $text ): string {
		$wpdb = $GLOBALS['wpdb'] ?? null;
		return $wpdb instanceof wpdb ? (string) $wpdb->prepare( '%s', $text ) : "''";
	}
}
