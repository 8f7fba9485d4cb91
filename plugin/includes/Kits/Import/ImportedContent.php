<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

use Brolga\Kits\Content\Blocks;
use Brolga\Kits\Content\Owned;
use Brolga\Kits\Content\PostLink;
use Brolga\Kits\Content\References;
use Brolga\Kits\Content\Refers;
use Brolga\Kits\Content\SiteUrls;
use Brolga\Kits\Content\Texts;
use Brolga\Kits\Kit\Kit;
use WP_Post;

/**
 * Rewrites contents of a kit for this site: IDs, URLs, and what belongs to the old owner.
 *
 * @see KIT-4 KIT-6
 */
final class ImportedContent {

	/** @var array<int, int> IDs on this site by those on the site of origin. */
	private array $posts = [];

	/** @var array<string, string> URLs on this site by those on the site of origin. */
	private array $links = [];

	/** @var list<string> Sentences about what the latest content lost. */
	private array $said = [];

	private readonly SiteUrls $there;
	private readonly SiteUrls $files;
	private readonly SiteUrls $here;

	public function __construct( private readonly Kit $kit, private readonly ImportedImages $images ) {
		$this->there = new SiteUrls( $kit->origin );
		$this->files = new SiteUrls( '' === $kit->uploads ? $kit->origin : $kit->uploads );
		$this->here  = new SiteUrls( untrailingslashit( home_url() ) );
	}

	/** Says which post of this site stands for one of the site of origin. */
	public function know( int $there, int $here, string $link ): void {
		$this->posts[ $there ] = $here;
		$post                  = get_post( $here );
		if ( '' !== $link && $post instanceof WP_Post ) {
			$this->links[ self::place( $link ) ] = PostLink::of( $post );
		}
	}

	public function post( int $there ): int {
		return $this->posts[ $there ] ?? 0;
	}

	/** @return array{string, list<string>} The content, and sentences about what did not come along. */
	public function of( string $content ): array {
		$this->said = [];
		$changed    = Blocks::change(
			$content,
			$this->attributes( ... ),
			fn ( string $html ): string => References::exchange_classes(
				$this->urls( $html ),
				$this->images->id( ... )
			)
		);
		return [ $changed, array_values( array_unique( $this->said ) ) ];
	}

	/** Exchanges the URLs in a text. */
	public function urls( string $text ): string {
		return $this->there->exchange( $this->files->exchange( $text, $this->file( ... ) ), $this->url( ... ) );
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed>
	 */
	private function attributes( string $block, array $attributes ): array {
		$attributes            = Texts::in( $attributes, $this->urls( ... ) );
		$attributes            = References::exchange( $block, $attributes, $this->exchange( ... ) );
		[ $attributes, $said ] = Owned::without( $block, $attributes, $this->here->has( ... ) );
		$this->said            = [ ...$this->said, ...$said ];
		return $attributes;
	}

	private function exchange( Refers $refers, int $there ): int {
		$here = match ( $refers ) {
			Refers::ToImage => $this->images->id( $there ),
			Refers::ToPost  => $this->post( $there ),
			Refers::ToTerm  => 0,
		};
		if ( 0 === $here && Refers::ToImage !== $refers ) {
			$this->said[] = Refers::ToTerm === $refers
				? __( 'Categories do not come along. Choose them again.', 'brolga' )
				: __( 'It refers to a page, pattern or menu that is not in the kit. Choose another one.', 'brolga' );
		}
		return $here;
	}

	private function file( string $url ): string {
		return $this->images->url( $url ) ?? $url;
	}

	private function url( string $url ): string {
		if ( $this->here->has( $url ) && $this->here->home !== $this->there->home ) {
			return $url;
		}
		$place = self::place( $url );
		$rest  = (string) preg_replace( '~^[^?#]*~', '', $url );
		if ( isset( $this->links[ $place ] ) ) {
			return $this->links[ $place ] . $rest;
		}
		$length = strlen( (string) preg_replace( '#^https?:#', '', $this->kit->origin ) );
		return $this->here->home . substr( (string) preg_replace( '#^https?:#', '', $url ), $length );
	}

	private static function place( string $url ): string {
		return rtrim( (string) preg_replace( '~^https?:|[?#].*\z~s', '', $url ), '/' );
	}
}
