<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

/** A field that lists can sort and filter by. */
final class ListField {

	public const META = 'meta:';
	public const POST = 'post:';

	/**
	 * @param string $id      `post:title`, or `meta:` with the key of registered post meta.
	 * @param bool   $is_open Whether the owner says how its values are compared, because the type does not.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly FieldKind $kind,
		public readonly bool $is_open = false
	) {}

	/** The meta key; null for a property of the post itself. */
	public function meta_key(): ?string {
		return str_starts_with( $this->id, self::META ) ? substr( $this->id, strlen( self::META ) ) : null;
	}

	/** @param mixed $wanted The owner's choice, which counts for open fields alone. */
	public function kind_for( mixed $wanted ): FieldKind {
		$kind = $this->is_open && is_string( $wanted ) ? FieldKind::tryFrom( $wanted ) : null;
		return null === $kind || FieldKind::Truth === $kind ? $this->kind : $kind;
	}
}
