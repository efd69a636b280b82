# One node. The SQLite file is in /data, unless PENOMBRE_DATABASE names a PostgreSQL database. See docs/operating.md.

FROM python:3.13-slim AS build
WORKDIR /build
RUN python -m venv /opt/penombre
COPY requirements/runtime.lock requirements/node.lock requirements/node.in requirements/
RUN /opt/penombre/bin/pip install --no-cache-dir --no-deps --require-hashes -r requirements/runtime.lock
# The Node that builds the web client: outside /opt/penombre, so that it stays in this stage.
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements/node.lock
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY web web
COPY src src
RUN python web/build.py
RUN /opt/penombre/bin/pip install --no-cache-dir --no-deps .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home penombre \
    && install --directory --owner=penombre --mode=0700 /data
COPY --from=build /opt/penombre /opt/penombre
ENV PATH=/opt/penombre/bin:$PATH PENOMBRE_DATA=/data PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER penombre
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
ENTRYPOINT ["penombre"]
CMD ["serve", "--log", "json"]
