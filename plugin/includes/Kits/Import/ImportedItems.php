<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

use Brolga\Core\Support\Saver;
use Brolga\Forms\Source\CopyName;
use Brolga\Kits\Kit\Kind;
use Brolga\Kits\Kit\Kit;
use Brolga\Kits\Kit\KitItem;
use Brolga\Kits\Kit\Outcome;
use Brolga\Kits\Kit\Report;
use Brolga\Popups\Settings\DisplayConditions;
use Brolga\Popups\Stored\Fields;
use WP_Error;

/**
 * Makes posts of a kit's items, in two steps: all of them get their IDs and addresses first, because they refer to
 * each other; then they are written.
 *
 * @see KIT-6 KIT-7 KIT-8
 */
final class ImportedItems {

	private const BEGUN = ':begun';

	/** @var array<string, array{KitItem, int, Outcome}> What is written, its post and what becomes of it, by key. */
	private array $begun = [];

	/** @var array<int, KitItem> */
	private array $items = [];

	/** @var array<int, true> IDs of pages whose page above was looked for. */
	private array $above = [];

	/**
	 * @param list<string> $chosen Keys of items.
	 * @param list<string> $replaced Keys of items that take the place of what has their address.
	 */
	public function __construct(
		private readonly Kit $kit,
		private readonly array $chosen,
		private readonly array $replaced,
		private readonly ImportedContent $content,
		private readonly ImportedImages $images,
		private readonly Fields $popups,
		private readonly Report $report
	) {}

	public function begin(): void {
		foreach ( $this->kit->items as $item ) {
			$this->items[ $item->id ] ??= $item;
		}
		foreach ( $this->items as $item ) {
			if ( in_array( $item->key(), $this->chosen, true ) ) {
				$this->claim( $item );
			}
		}
	}

	/**
	 * Writes what has begun.
	 *
	 * @param callable(): bool $may_go_on Asked after each of them.
	 * @return bool Whether all of them are written.
	 */
	public function write( callable $may_go_on ): bool {
		foreach ( $this->begun as $key => [ $item, $post, $outcome ] ) {
			unset( $this->begun[ $key ] );
			$this->write_one( $item, $post, $outcome );
			if ( [] !== $this->begun && ! $may_go_on() ) {
				return false;
			}
		}
		return true;
	}

	/** Finds or makes the post of an item. */
	private function claim( KitItem $item ): void {
		if ( 0 !== $this->content->post( $item->id ) || isset( $this->begun[ $item->key() ] ) ) {
			return;
		}
		$refusal = $this->refusal( $item );
		if ( null !== $refusal ) {
			$this->report->add( Outcome::LeftOut, self::name( $item ), $refusal );
			return;
		}
		$mark     = $item->mark( $this->kit->origin );
		$type     = $item->kind->post_type();
		$imported = Marks::find( $mark, $type );
		$namesake = Marks::namesake( $item->kind, $item->slug );
		if ( in_array( $item->key(), $this->replaced, true ) && $namesake + $imported > 0 ) {
			$this->replace( $item, 0 === $imported ? $namesake : $imported );
		} elseif ( $imported > 0 ) {
			$this->content->know( $item->id, $imported, $item->link );
			$this->kept( $item, __( 'Already imported.', 'brolga' ), self::edit_url( $imported ) );
		} elseif ( $namesake > 0 && $item->kind->is_of_theme() ) {
			$this->kept(
				$item,
				__( 'This site has changed it, and keeps its own. Choose “Replace” to take the kit’s.', 'brolga' )
			);
		} else {
			$this->make( $item, Marks::find( $mark . self::BEGUN, $type ) );
		}
	}

	private function replace( KitItem $item, int $post ): void {
		if ( Saver::may( 'edit_post', $post ) ) {
			$this->start( $item, $post, Outcome::Replaced );
		} else {
			$this->kept( $item, __( 'You may not edit what it would replace.', 'brolga' ) );
		}
	}

	private function kept( KitItem $item, string $why, string $url = '' ): void {
		$this->report->add( Outcome::Kept, self::name( $item ), $why, $url, $item->key() );
	}

	private function refusal( KitItem $item ): ?string {
		return match ( true ) {
			! Saver::may( $item->kind->capability() )
				=> __( 'You may not edit this kind of content on this site.', 'brolga' ),
			$item->kind->is_of_theme() && get_stylesheet() !== $this->kit->theme => sprintf(
				/* translators: %s: the folder of a theme. */
				__( 'It belongs to the theme “%s”, which is not active on this site.', 'brolga' ),
				$this->kit->theme
			),
			default => null,
		};
	}

	/** @param int $begun The post of an import that was interrupted; 0 for none. */
	private function make( KitItem $item, int $begun ): void {
		$above = $this->above( $item );
		$id    = $begun > 0 ? $begun : wp_insert_post( [
			'post_type'      => $item->kind->post_type(),
			'post_status'    => 'auto-draft',
			'post_title'     => wp_slash( self::title( $item ) ),
			'post_name'      => wp_slash( $item->slug ),
			'post_parent'    => $above,
			'comment_status' => 'closed',
			'ping_status'    => 'closed',
			'meta_input'     => [ Marks::META => $item->mark( $this->kit->origin ) . self::BEGUN ],
		], true );
		if ( $id instanceof WP_Error ) {
			$this->report->add( Outcome::Failed, self::name( $item ), $id->get_error_message() );
			return;
		}
		if ( $item->kind->is_of_theme() ) {
			wp_set_post_terms( $id, [ get_stylesheet() ], 'wp_theme' );
			if ( Kind::Part === $item->kind ) {
				wp_set_post_terms(
					$id,
					[ '' === $item->area ? 'uncategorized' : $item->area ],
					'wp_template_part_area'
				);
			}
		}
		$slug = wp_unique_post_slug(
			sanitize_title( '' === $item->slug ? $item->title : $item->slug ),
			$id,
			'publish',
			$item->kind->post_type(),
			$above
		);
		// A draft gets no address of its own, and others link to it by its address.
		wp_update_post( [
			'ID'        => $id,
			'post_name' => $slug,
		] );
		$this->start( $item, $id, Outcome::Added );
	}

	/** Returns the page above a page, which comes first because it is part of its address. */
	private function above( KitItem $item ): int {
		$above = Kind::Page === $item->kind ? $this->items[ $item->parent ] ?? null : null;
		if ( null === $above || Kind::Page !== $above->kind || $above === $item ) {
			return 0;
		}
		// A page that a kit puts below itself has none above.
		$this->above[ $item->id ] = true;
		if ( in_array( $above->key(), $this->chosen, true ) && ! isset( $this->above[ $above->id ] ) ) {
			$this->claim( $above );
		}
		return $this->content->post( $above->id );
	}

	private function start( KitItem $item, int $post, Outcome $outcome ): void {
		$this->begun[ $item->key() ] = [ $item, $post, $outcome ];
		$this->content->know( $item->id, $post, $item->link );
	}

	private function write_one( KitItem $item, int $post, Outcome $outcome ): void {
		[ $content, $said ] = $this->content->of( $item->content );
		$fields             = [
			'ID'           => $post,
			'post_title'   => wp_slash(
				Outcome::Added === $outcome ? $this->free_title( $item, $post ) : self::title( $item )
			),
			'post_content' => wp_slash( $content ),
			'post_excerpt' => wp_slash( $item->excerpt ),
		] + ( Outcome::Added === $outcome ? [ 'post_status' => $item->kind->status() ] : [] );
		$done               = wp_update_post( $fields, true );
		if ( $done instanceof WP_Error ) {
			$this->report->add( Outcome::Failed, self::name( $item ), $done->get_error_message() );
			return;
		}
		if ( Kind::Page === $item->kind ) {
			update_post_meta(
				$post,
				'_wp_page_template',
				wp_slash( '' === $item->template ? 'default' : sanitize_text_field( $item->template ) )
			);
		}
		if ( $item->image > 0 && $this->images->id( $item->image ) > 0 ) {
			set_post_thumbnail( $post, $this->images->id( $item->image ) );
		}
		if ( Kind::Popup === $item->kind ) {
			$said = [ ...$said, ...$this->set_up_popup( $post, $item->popup ) ];
		}
		Marks::put( $post, $item->mark( $this->kit->origin ) );
		$this->report->add(
			$outcome,
			self::name( $item ),
			implode( ' ', $said ),
			self::edit_url( $post ),
			$item->key()
		);
	}

	/**
	 * @param array<array-key, mixed> $saved
	 * @return list<string>
	 */
	private function set_up_popup( int $post, array $saved ): array {
		foreach ( $this->popups->all() as $name => $field ) {
			if ( isset( $saved[ $name ] ) ) {
				update_post_meta( $post, $name, wp_slash( Fields::clean( $field, $saved[ $name ] ) ) );
			}
		}
		$stored = DisplayConditions::of( $saved[ Fields::CONDITIONS ] ?? [] )->stored;
		$mapped = array_map(
			fn ( array $ids ): array => array_values( array_filter(
				array_map( $this->content->post( ... ), $ids ),
				static fn ( int $id ): bool => $id > 0
			) ),
			[
				'posts'   => $stored['posts'],
				'exclude' => $stored['exclude'],
			]
		);
		$is_less = count( $mapped['posts'] ) + count( $mapped['exclude'] ) < count( $stored['posts'] )
			+ count( $stored['exclude'] ) + count( $stored['terms'] );
		update_post_meta( $post, Fields::CONDITIONS, wp_slash( [ 'terms' => [] ] + $mapped + $stored ) );
		return $is_less
			? [
				__(
					'Some of the pages and categories that it opens on are not in the kit. Check where it opens.',
					'brolga'
				),
			]
			: [];
	}

	/** Returns a title that tells two contents of one kind apart. */
	private function free_title( KitItem $item, int $post ): string {
		return CopyName::of(
			self::title( $item ),
			static fn ( string $title ): bool => [] !== get_posts( [
				'post_type'   => $item->kind->post_type(),
				'post_status' => [ 'publish', 'draft', 'pending', 'private', 'future' ],
				'title'       => $title,
				'exclude'     => [ $post ], // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- One post.
				'numberposts' => 1,
				'fields'      => 'ids',
			] )
		);
	}

	private static function title( KitItem $item ): string {
		return '' !== trim( $item->title ) ? $item->title : ( '' === $item->slug ? $item->kind->label() : $item->slug );
	}

	private static function name( KitItem $item ): string {
		/* translators: 1: a kind of content, such as Page, 2: its title. */
		$words = __( '%1$s “%2$s”', 'brolga' );
		return sprintf( $words, $item->kind->label(), wp_strip_all_tags( self::title( $item ) ) );
	}

	private static function edit_url( int $post ): string {
		return (string) get_edit_post_link( $post, 'raw' );
	}
}
