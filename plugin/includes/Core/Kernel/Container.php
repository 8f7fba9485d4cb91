<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Kernel;

use Brolga\Core\Support\All;
use Brolga\Core\Support\LazyInject;
use Closure;
use LogicException;
use ReflectionClass;
use ReflectionNamedType;
use ReflectionParameter;

/**
 * The dependency injection container: builds one object per class on first use, from the types of
 * its constructor. Features declare bindings where types are not enough.
 */
final class Container {

	/** @var array<class-string, object> */
	private array $made = [];

	/**
	 * Bindings by feature, for features whose bindings are not among the parts.
	 *
	 * @var array<class-string<Feature>, array<class-string, class-string|Closure(Container): object>>
	 */
	private array $lent = [];

	/** @var array<string, list<Closure(): void>> Callbacks by occasion, see when(). */
	private array $told = [];

	/** @param array<class-string, object> $instead */
	public function __construct( private readonly Parts $parts, array $instead = [] ) {
		$this->made = [
			self::class  => $this,
			Parts::class => $parts,
		] + $instead;
	}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 * @throws LogicException If it cannot be built.
	 */
	public function get( string $name ): object {
		if ( ! isset( $this->made[ $name ] ) ) {
			$object = $this->make( $name );
			// The constructor may have requested the same class: the first instance stays.
			$this->made[ $name ] ??= $object;
			$this->tell( $name );
		}
		$object = $this->made[ $name ];
		return $object instanceof $name ? $object : throw new LogicException( "What was built for {$name} is none." );
	}

	/**
	 * Registers a callback to run once, when an object of a class is built or the first block of a
	 * name is rendered. If the object exists, the callback runs at once.
	 *
	 * @param non-falsy-string $occasion A class name, or `block` and the block's name, separated by a
	 *     space.
	 * @param Closure(): void $tell
	 */
	public function when( string $occasion, Closure $tell ): void {
		if ( isset( $this->made[ $occasion ] ) ) {
			$tell();
			return;
		}
		$this->told[ $occasion ][] = $tell;
	}

	public function tell( string $occasion ): void {
		if ( isset( $this->told[ $occasion ] ) ) {
			$told = $this->told[ $occasion ];
			unset( $this->told[ $occasion ] );
			foreach ( $told as $tell ) {
				$tell();
			}
		}
	}

	/**
	 * @template T of object
	 * @param list<class-string<T>> $names
	 * @return list<T>
	 */
	public function each( array $names ): array {
		return array_map( $this->get( ... ), $names );
	}

	/** @param class-string $name */
	private function make( string $name ): object {
		$lender  = $this->parts->lenders[ $name ] ?? null;
		$binding = null === $lender ? $this->parts->bindings[ $name ] ?? null : $this->lent( $lender )[ $name ] ?? null;
		if ( null !== $binding ) {
			return is_string( $binding ) ? $this->get( $binding ) : $binding( $this );
		}
		$class = new ReflectionClass( $name );
		if ( ! $class->isInstantiable() ) {
			throw new LogicException( "{$name} has no binding." );
		}
		return $class->newInstanceArgs( array_map(
			fn ( ReflectionParameter $parameter ): mixed => $this->argument( $parameter, $name ),
			$class->getConstructor()?->getParameters() ?? []
		) );
	}

	/**
	 * @param class-string<Feature> $feature
	 * @return array<class-string, class-string|Closure(Container): object>
	 */
	private function lent( string $feature ): array {
		return $this->lent[ $feature ] ??= ( new $feature() )->parts()->bindings;
	}

	private function argument( ReflectionParameter $parameter, string $name ): mixed {
		foreach ( $parameter->getAttributes() as $attribute ) {
			$told = $attribute->newInstance();
			if ( $told instanceof All ) {
				$names = $this->parts->of( $told->kind );
				return $told->later ? fn (): array => $this->each( $names ) : $this->each( $names );
			}
			if ( $told instanceof LazyInject ) {
				return fn (): object => $this->get( $told->name );
			}
		}
		$type = $parameter->getType();
		if ( $type instanceof ReflectionNamedType && ! $type->isBuiltin() && Closure::class !== $type->getName() ) {
			/** @var class-string $wanted */
			$wanted = $type->getName();
			return $this->get( $wanted );
		}
		return $parameter->isDefaultValueAvailable()
			? $parameter->getDefaultValue()
			: throw new LogicException( "{$name} needs a binding: nothing tells its \${$parameter->getName()}." );
	}
}
